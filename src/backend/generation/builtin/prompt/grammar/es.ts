import type { Grammar } from './grammar.ts'

export const es: Grammar = {
  labels: {
    headline:
      'mensaje|mensaje principal|el mensaje|título|titular|título principal|eslogan|slogan|lema|headline|texto principal|frase principal|encabezado',
    subline:
      'debajo|abajo|subtítulo|subtitular|bajada|texto|cuerpo|copy|descripción|detalle|detalles|texto secundario|subline|body|segunda línea|entradilla',
    cta: 'cta|llamada a la acción|llamado a la acción|botón|texto del botón|call to action',
    price: 'precio|precios|tarifa|coste|costo',
    offer: 'oferta|promoción|promo|descuento',
    legal:
      'legal|legales|texto legal|aviso legal|aviso|letra pequeña|letra chica|nota legal|condiciones|pie|pie legal|mención legal|bases|nota al pie',
    fact: 'cita|testimonio|reseña|opinión de cliente|lo importante|lo más importante|punto clave|lo que (?:queremos|quiero) (?:decir|contar|comunicar)|hay que (?:decir|poner)|tiene que poner|debe poner|que ponga|producto|qué decir|qué contar|qué debe decir|lo que hay que decir|contenido|beneficios|ventajas|dónde|donde|cuándo|cuando|fecha|fechas|hora|horario|horarios|lugar|ubicación|dirección|contacto|evento|nombre|datos|puntos clave|mensaje clave|mensaje|características|incluye|incluir|debe incluir|profesora|profesor|imparte|ponente|teléfono|información|info',
    design:
      'estilo|tono|tono de voz|look|ambiente|atmósfera|público|público objetivo|audiencia|target|objetivo|objetivos|meta|contexto|antecedentes|formato|formatos|tamaño|ubicación del anuncio|canal|canales|plataforma|soporte|color|colores|paleta|fuente|fuentes|tipografía|letra|diseño|diagramación|visual|imagen|imágenes|foto|fotos|fotografía|ilustración|nota|notas|evitar|no usar|no|brief|cliente|plazo|presupuesto|kpi|logo|dirección de arte|referencia|referencias|insight|medio|quién|por qué|competencia|campaña|idioma|música|restricciones|observaciones|ojo|importante|para el diseñador|fondo|entrega|personalidad|para|para quién|asunto|re|persona|perfil|clientela|lectores|idea|la idea',
  },
  abbreviations:
    'dr|dra|sr|sra|srta|d|dña|av|avda|c|cl|pza|núm|nº|no|tel|tfno|máx|mín|aprox|ej|p|etc|s.a|s.l|ud|uds|hab|art|pág|ref|imp|incl|ene|feb|mar|abr|jun|jul|ago|sep|sept|oct|nov|dic|ee|uu|prof|ing|lic|rr|hh|obs',
  kinds:
    'app|aplicación|web|tienda|tienda online|restaurante|cafetería|panadería|bar|peluquería|salón de belleza|barbería|centro de uñas|spa|gimnasio|estudio de yoga|clínica dental|dentista|floristería|taller|lavadero|hotel|librería|pizzería|carnicería|food truck|peluquería canina|autoescuela|academia de baile|lavandería',
  media:
    'publi|anuncio|anuncios|cartel|carteles|póster|poster|banner|banners|flyer|folleto|volante|valla|spot|video|vídeo|imagen|pieza|piezas|gráfica|publicación|post|historia|story|stories|reel|carrusel|creatividad|creatividades|campaña|brief|publicidad|afiche|aviso|portada|invitación|mailing|página|cuña|teaser|arte|diseño|marquesina|mupi',
  channels:
    'pantalla|de pantalla|para pantalla|facebook|instagram|insta|linkedin|tiktok|pinterest|youtube|google|display|redes|redes sociales|revista|prensa|periódico|diario|impreso|web|la web|la home|home|metro|autobús|bus|escaparate|empleo|de empleo|trabajo|de trabajo|oferta|lanzamiento|de lanzamiento|evento|producto|cuadrado|cuadrada|vertical|verticales|horizontal|estático|animado|corto|institucional|de servicio público|servicio público|publicitario|publicitaria|a4|a3|página completa|media página|promocional|feria|patrocinado|recaudación|captación|campaña|app|vacante',
  asks: 'crea|crear|creen|haz|hacer|hazme|hacednos|genera|generar|diseña|diseñar|diseñad|dibuja|muestra|prepara|preparar|redacta|escribe|quiero|quisiera|me gustaría|necesito|necesitamos|queremos|buscamos|se busca|hace falta|por favor|me|nos|podéis|puedes|el cliente quiere|nuestro cliente quiere|el cliente necesita|para el cliente|otro|otra|promociona|anuncia|estamos preparando|preparamos|me puedes|puedes hacer|podrías|podríais|podrían|pueden|nos gustaría|nos hace falta|me hace falta|ayúdame|ayúdanos|haznos|móntame|monta|hagamos|haced|haga|hagan|estaría bien|un|una|es para|se trata de',
  links:
    'para nosotros|para nosotras|para|de|del|sobre|con|que|que diga|que dice|mostrando|anunciando|promocionando|con el texto|titulado|titulada|a|al|la|el|los|las|nuestro|nuestra|nuestros|nuestras|mi|un|una|en|y|por|instalar|promocionar|anunciar|pa|mis|tu',
  looks:
    'cuarto de página|media página|página completa|página entera|tercio de página|doble página|fondo|tipografía|fuente|letra|letras|serifa|con serifa|sin serifa|sin serifas|palo seco|sans serif|serif|diseño|estilo|look|color|colores|paleta|tonos|tono|ambiente|atmósfera|luz|iluminación|bokeh|degradado|primer plano|cinematográfico|fotorrealista|formato|formato cuadrado|formato vertical|logo|cámara|estética|ilustración|ilustrado|ilustrada|números grandes|cifras grandes|letra grande|letras grandes|contraste|alto contraste|acentos|detalles en|toques|emojis|emoji|signos de exclamación|hashtags|espacio en blanco|espacios en blanco|márgenes|aire de|textura|texturas|tuteo|gráfico|vertical|horizontal|cuadrado|pasteles|terrosos|4k|8k|hd|photorealistic|mockup',
  styles:
    'minimal|minimalista|limpio|limpia|sencillo|sencilla|simple|claro|clara|moderno|moderna|contemporáneo|clásico|clásica|atemporal|elegante|elegantes|lujoso|lujosa|lujo|refinado|refinada|sofisticado|sofisticada|premium|exclusivo|exclusiva|exclusividad|divertido|divertida|juguetón|lúdico|amigable|amable|simpático|cercano|cercana|cálido|cálida|cálidos|acogedor|acogedora|rústico|rústica|hogareño|tranquilo|tranquila|sereno|serena|calmado|calmada|calma|suave|suaves|relajado|relajada|atrevido|atrevida|audaz|impactante|llamativo|llamativa|fuerte|vibrante|vibrantes|vivo|vivos|vivas|brillante|colorido|colorida|alegre|alegres|festivo|festiva|enérgico|enérgica|dinámico|dinámica|deportivo|deportiva|joven|juvenil|fresco|fresca|urbano|urbana|crudo|industrial|técnico|técnica|tecnológico|tecnológica|futurista|oscuro|oscura|dramático|dramática|misterioso|luminoso|luminosa|ligero|ligera|natural|naturales|terroso|clínico|clínica|médico|científico|serio|seria|sobrio|sobria|formal|profesional|corporativo|corporativa|confiable|confianza|de confianza|que transmita confianza|seguro|honesto|honesta|humano|humana|emotivo|emotiva|emocional|esperanzador|inspirador|inspiradora|nostálgico|nostálgica|retro|vintage|poético|romántico|romántica|artístico|artesanal|hecho a mano|dibujado a mano|humorístico|gracioso|con humor|moderno|tendencia|cool|mate|neón|pastel|legible|familiar|auténtico|auténtica|respetuoso|digno|discreto|discreta|soleado|mediterráneo|mediterránea|nórdico|nórdica|veraniego|veraniega|navideño|navideña|otoñal|directo|directa|solidario|optimista|positivo|positiva|potente|gritón|marinero|lima|crema|crudo|mostaza|burdeos|turquesa|mármol|madera|kraft|granate|tierno|tierna|adorable|delicado|delicada',
  small:
    'y|o|u|e|un|una|el|la|los|las|de|del|al|a|con|en|sobre|para|por|muy|más|bastante|algo|un poco|poco|mucho|mucha|no|sin|ningún|ninguna|ni|pero|todo|todos|demasiado|favor|nuestro|nuestra|estilo|como|que|sea|debe|ser|tipo|texto|imagen|solo|sólo|toque|usar|uso|estar|mantener|lo|se|nada|quizá|quizás|tal vez|en plan|rollo|medio',
  orderVerbs:
    'usa|usar|usad|utiliza|utilizar|pon|poner|muestra|mostrar|mantén|mantener|evita|evitar|evitad|no|sin|ningún|añade|agrega|agregar|deja|dejar|coloca|colocar|piensa|importante|ojo|logo|haz|que|incluye|incluir|nada|solo|sólo|cuida|procura|prioriza|destaca|destacar|resalta|resaltar|tutea|debe|hazlo|hacedlo|haced|que se vea|que sea|algo|tipo|rollo|estilo|en plan|mejor|preferiblemente|idealmente|si puede|quiero que|queremos que|quisiera que|imagina|imaginad|piensa en|inspírate|juega|ponle|ponedle|dale|nos gusta|tiene que|ha de|debería|busca|buscad',
  orders:
    'va adjunto|adjunto~|de nuestro logo|debe ser|debe verse|debe transmitir|debe sentirse|debe parecer|deben verse|que se vea|que transmita|que parezca|que destaque|que sea|que se lea|que no parezca|no usar|no usen|no uses|no mostrar|no muestres|no mencionar|no menciones|no poner|no pongas|no incluir|evitar|evita|evitad|sin fotos|sin foto|sin imágenes|sin caras|sin texto|al estilo de|nuestro cliente|el cliente|última campaña|campaña anterior|el año pasado|nuestro público|público objetivo|dirigido a|competencia|competidores|queremos|buscamos que|arriba a la izquierda|arriba a la derecha|abajo a la izquierda|abajo a la derecha|esquina|para instagram|para facebook|para linkedin|para tiktok|para redes|se publicará|saldrá en|irá en|formato [0-9]+|signos de exclamación|tecnicismos|clichés|cliché|jerga|banco de imágenes|fotos de stock|fotos de archivo|tono de|de un vistazo|que se entienda|objetivo|tiene que verse|tiene que ser|tiene que parecer|debería ser|debería verse|ha de ser|haz que|hazlo|hacedlo|que quede|que no sea|que no quede|quiero que|quisiera que|nos gustaría que|algo [^ ]+ y|rollo [^ ]+|en plan|estilo [^ ]+|nada de|la foto|las fotos|la imagen|el diseño|el fondo|los colores|la letra|el tono|el logo|nuestro logo|nuestros colores|deja sitio|deja espacio|dejad espacio|dejar espacio|adjunto|os adjunto|te adjunto|va dirigido|va dirigida|dirigida a|llegar a|el objetivo|nuestro objetivo|la idea es|la meta|piensa en|pensad en|como si|parecido a|legible|desde lejos|se lea|fecha límite|lo necesitamos|para el viernes|si puede ser|la competencia|sin exagerar|no muy|no demasiado|q sea|q parezca',
  tidings:
    'sin fines de semana|sin turnos de noche|sin noches|sin horas extra|quedan [0-9]+|últimas plazas|sin experiencia|no hace falta experiencia|recién llegado|nueva colección|novedad|solo hoy|tiempo limitado|última oportunidad|solo esta semana|sin anuncios|sin publicidad',
  heralds:
    'lanzamiento|últimos días|últimos [0-9]+ días|solo [0-9]+ días|última oportunidad|nuevo|nueva|novedad|estamos contratando|buscamos|contratamos|atención|aviso|próximamente|ya disponible|gran noticia|se busca|se necesita|se ofrece empleo|buscamos ya|estamos buscando|seguimos contratando|incorporación inmediata',
  depicted:
    'foto|fotos|fotografía|fotografías|imagen|imágenes|ilustración|ilustraciones|iconos|personas|gente|caras|rostros|modelos|manos|texto|palabras|logo|logos|emoji|emojis|degradados|sombras|marca de agua|cohete|cohetes|dibujos|mayúsculas|juegos de palabras|jerga|tecnicismos|superlativos|jeringas|agujas|sangre|qr|código qr|hashtags|llamas|confeti|globos|anglicismos|clichés|niños tristes|exclamaciones|stock|adornos',
  negations: 'sin|no|ningún|ninguna|ni|cero|nunca|libre de',
  or: 'ni|o',
  discount: {
    before:
      'descuento de|descuento del|descuento|dto|dto.|rebaja de|rebajas de|ahorra|ahorra un|ahorra hasta un|ahorre|ahorre un|rebajado|rebajados|rebajadas|hasta un -|menos|reducción de|bonificación de|con un',
    after:
      'más barata|más baratas|de descuento|de dto|dto|descuento|de rebaja|de ahorro|off|más barato|más baratos|menos en el precio|en tu primera compra|en tu primer pedido|extra|en toda la|en todo|en todos los|en todas las|en la segunda|en la 2|rebajado|de descuento extra|dscto|dcto',
  },
  saving: {
    before:
      'ahorra de media|ahorran de media|ahorra un promedio de|ahorran un promedio de|ahorran|ahorra|ahorre|ahorras|descuento de|descuento|rebaja de|menos',
    after: 'de descuento|de ahorro|menos|de rebaja|dto',
  },
  was: {
    before:
      'antes|en lugar de|en vez de|precio anterior|precio normal|precio original|precio habitual|pvp|p.v.p|era|eran|valor|valorado en|normalmente|precio de lista|antes a|antes de|precio regular|antes costaba',
    after: 'antes|pvp|precio normal',
  },
  now: { before: 'ahora|solo|sólo|por|por solo|por sólo|ahora a|hoy|a solo|a', after: 'ahora' },
  moved: '(?:pasa de|baja de|bajó de|bajan de|de) {a} (?:a|por) (?:solo |sólo )?{b}',
  from: {
    before: 'desde|a partir de|desde solo|desde sólo|al menos|mínimo|precios desde|arranca en',
    after: 'en adelante|o más',
  },
  upTo: {
    before:
      'hasta|hasta un|hasta el|máximo|como máximo|máx|hasta los|menos de|por menos de|a menos de|por debajo de',
    after: 'máximo|máx|como máximo',
  },
  salary:
    'salario|sueldo|salario bruto|brutos|bruto|bruto anual|brutos anuales|brutos/año|netos|mensuales netos|la hora|por hora|/hora|remuneración|pago mensual|nómina de|beca de|retribución',
  deposit:
    'depósito|fianza|anticipo|señal|enganche|pie de|cuota inicial|inicial|seña|reserva de|de entrada|entrada inicial|sin entrada|con entrada de',
  fee: 'comisión|comisión de|gastos|gastos de envío|gastos de gestión|gastos de comunidad|tasa|tasas|envío|recargo|matrícula|cargo|suplemento|ibi',
  rate: 'tae|tin|t.a.e|interés|intereses|tasa|tipo fijo|rentabilidad|anual|rendimiento|cat|tea|remunerada|interés anual',
  prize:
    'gana|ganar|llévate|premio|premios|sorteo|tarjeta regalo|bono regalo|cheque regalo|regalo de|de regalo|bono de bienvenida|te regalamos|vale de|bonificación',
  offers:
    'gratis|gratuito|gratuita|gratuitos|gratuitas|regalo|de regalo|llévate|código|cupón|2x1|3x2|[0-9]x[0-9]|2 x 1|3 x 2|dos por uno|tres por dos|segunda unidad|2ª unidad|segunda a mitad|mitad de precio|a mitad de precio|prueba gratis|envío gratis|[0-9]+ días gratis|[0-9] por [0-9]+|entrada libre|sin coste|sin costo|primer mes|obsequio|días de prueba|no pagan|de prueba',
  per: 'por [^ ]+|al mes|a la semana|al día|al año|/mes|/año|/noche|/persona|/día|/hora|la noche|la hora|cada uno|cada una|mes|noche|persona|kg|el kilo|unidad|mensual|mensuales|cuota|cuotas',
  legal:
    'consulta condiciones|consultar condiciones|consulta bases|bases legales|bases en|términos y condiciones|aplican condiciones|aplican restricciones|aplican términos|condiciones en|sujeto a|sujeta a|hasta agotar existencias|hasta fin de existencias|hasta agotar|iva incluido|iva no incluido|más iva|\\+ iva|gastos de gestión|no acumulable|ejemplo representativo|oferta válida|válido hasta|válida hasta|válido del|plazas limitadas según|lea las instrucciones|consulte a su médico|consulte al farmacéutico|consulte a su farmacéutico|medicamento|prohibida la venta|prohibida su venta|mayores de 18|\\+18|menores de edad|consumo responsable|bebe con moderación|beba con moderación|disfruta de un consumo responsable|juega con responsabilidad|capital en riesgo|riesgo|rentabilidades pasadas|fondo de garantía|fondo de garantía de depósitos|registro|nº registro|cif|licencia|reg. sanitario|registro sanitario|cofepris|condusef|salud es belleza|exceso|profeco|imagen no contractual|imágenes orientativas|no incluye|excepto|excluye|excluidos|impuestos|certificado energético|calificación energética|desgrava|deducible|fundación registrada|entidad registrada|taxes|no incluido|no incluidos|no incluida|no incluidas|tasas no incluidas|previa aprobación|importe total|total adeudado|cuotas de',
  calls:
    'pida presupuesto …|pida cita …|pida su …|solicite …|descargue …|regístrese …|pruebe …|haz tu …|haz el tuyo|mándanos …|pásate …|pasa por …|acércate …|consulta precios …|consulta disponibilidad …|consulta la carta …|compra ya|compra ahora|compra online|compra tu …|compra tus …|compra en …|compra aquí|compra hoy|comprar ahora|comprar ya|comprar …|cómpralo …|cómprala …|reserva ya|reserva ahora|reserva tu …|reserva hoy|reserva online|reserva aquí|reserva mesa …|reserva en|reserva por …|reserva al|reservar …|reserve …|reservas al|reservas en|reservas por|pide ya|pide ahora|pide tu …|pide cita …|pide presupuesto …|pide por …|pide en|pide online|pedir …|pídelo …|pídela …|pide el tuyo|prueba gratis …|prueba ahora|prueba ya|pruébalo …|pruébala …|pruébanos|probar gratis|descubre más|descubre …|descúbrelo …|descarga gratis|descarga la …|descarga ya|descarga ahora|descarga tu …|descarga en|descárgala …|descárgalo …|descargar …|descárgatela …|instala …|instálala …|regístrate …|registrarme|suscríbete …|únete …|apúntate …|inscríbete …|inscripciones en|inscripción en|matricúlate …|llama ya|llama ahora|llama al|llama gratis|llámanos …|llame al|solicita …|solicitar …|consigue tu …|consigue el …|consigue la …|consíguelo …|consíguela …|ven …|visítanos …|visita …|visite …|postula …|postúlate …|aplica …|aplica aquí|envía tu …|envía …|envíanos …|manda tu …|dona …|donar ahora|donar …|haz tu donación …|haz tu donativo|haz una donación|haz un donativo|hazte socio …|hazte socia …|hazte …|ayuda …|colabora …|apadrina …|adopta …|más información …|saber más …|ver más|ver oferta|ver ofertas|ver catálogo|ver menú|ver carta|ver planes …|ver fechas …|conoce más|conoce …|conócenos|añadir al carrito|agregar al carrito|aprovecha …|abre tu …|abre una …|abrir cuenta|ábrela …|ábrete …|calcula …|calcular …|cotiza …|simula …|agenda …|agenda tu …|agendar …|contáctanos …|contacta …|escríbenos …|empieza ya|empieza ahora|empieza hoy|empieza gratis|empezar ya|empezar ahora|empezar hoy|empezar gratis|comienza ya|comienza ahora|comienza hoy|comienza gratis|comenzar ya|comenzar ahora|comenzar hoy|comenzar gratis|contrata …|compara …|participa …|entradas en|compra entradas|comprar entradas|consigue entradas …|inscríbase …|juega …|jugar …|quiero …|me apunto …|llévatelo|llévatela|asegura tu …|asegúrate …|activa …|cámbiate …|infórmate …|programa tu …|encuentra tu …|confirma …|síguenos …',
  bids: '(?:ver|concertar|solicitar|pedir|programar|agendar|descubrir|conocer|explorar|mirar|consultar|elegir|encontrar|probar|enviar|mandar|contactar|hablar con|apuntarme|apuntarse|inscribirme|inscribirse|registrarse|suscribirme|suscribirse|unirme|unirse|postular|postularme|postularse|aplicar|participar|donar|colaborar|contratar|alquilar|encargar|recibir|obtener|conseguir|simular|estimar|abrir|llamar|escribir|visitar|descargar|instalar|hacerme|hazte)(?: (?!que |no )[^ ]+){0,4}',
  stops:
    'en|al|antes|hasta|por|desde|a|con|para|y|o|si|vía|del|este|esta|durante|llamando|sin|cuando',
  endCalls: '',
  uncalled:
    '(?:es )?(?:obligatori[ao]|recomendad[ao]|recomendable|necesari[ao]|imprescindible|previa|anticipada|bienvenid[ao]s?)',
  button:
    '(?:con |y )?(?:el |un )?(?:botón|cta|llamada a la acción)(?: que diga| que dice| de)?[: ]*',
  says: '(?:título|titular|eslogan|lema|con el texto|que diga|que dice|texto|frase|diciendo)[: ]*',
  trades: {
    job: 'empleo|vacante|vacantes|trabajo|puesto|salario|sueldo|cv|currículum|currículo|contratamos|buscamos|se busca|se solicita|prácticas|jornada completa|media jornada|candidatos|incorporación inmediata|contrato indefinido|únete al equipo|becario|brutos|mozo|moza|turno de noche|turno de mañana|por hora|jornada parcial',
    volunteer: 'voluntarios|voluntarias|voluntariado|voluntario|voluntaria|echar una mano',
    callout: 'cerrajero|cerrajería|urgencias|fontanero urgente|grúa|desatascos|urgencias 24 h',
    charity:
      'banco de alimentos|dona|donar|donación|donaciones|donativo|ong|solidaria|solidario|voluntarios|voluntariado|protectora|refugio|apadrina|recaudación|hazte socio|fundación|banco de alimentos|sin ánimo de lucro|dona sangre|en adopción|adopción',
    public:
      'ayuntamiento|municipio|dgt|seguridad vial|salud pública|concienciación|corte de agua|prevención|gobierno|policía|bomberos|elecciones|reciclaje|alcaldía',
    insurance:
      'seguro|seguros|aseguradora|póliza|cobertura|coberturas|prima|siniestro|sin franquicia',
    loan: 'préstamo|préstamos|crédito|hipoteca|hipotecas|financiación|tae|tin|mensualidades|cat',
    bank: 'cuenta|cuentas|cuenta nómina|banco|ahorro|tarjeta|tarjeta de crédito|depósito|inversión|fondos|bróker|comisiones|fondo de garantía|ahorros|rentabilidad|nómina|plan de pensiones',
    clinic:
      'corte de pelo|cortes de pelo|corte caballero|corte señora|limpieza de alfombras|limpieza de sofás|revisión de caldera|arreglos de ropa|afilado|lavado de coche|limpieza de cristales|dolor de espalda|quiropráctico|quiropráctica|osteopatía|examen visual|óptica|revisión de la vista|graduación de la vista|uñas|manicura|pedicura|degradado|balayage|clínica|dentista|dental|fisioterapia|fisio|óptica|médico|médica|peluquería|barbería|estética|masaje|masajes|spa|veterinaria|veterinario|vacunación|revisión|implante|implantes|limpieza dental|consulta|ortodoncia|láser|taller|fontanero|electricista|psicólogo|psicóloga|manicura|uñas|oftalmología|itv|sesión|chequeo|peluquería canina|taller mecánico|tatuajes|afinador|podólogo|logopedia|reparación|reparaciones|lavado|lavadero|afinación|costura|arreglos',
    property:
      'se traspasa|traspaso|traspasamos|se alquila local|piso|pisos|apartamento|apartamentos|casa|chalet|vivienda|viviendas|inmobiliaria|alquiler|en venta|venta|promoción de viviendas|dormitorios|habitaciones|m²|obra nueva|ático|local|terreno|lotes|departamento|departamentos|residencial|piso piloto|recámaras|garaje|trastero|adosado|urbanización',
    webinar:
      'evento online|evento en línea|charla online|club de lectura|puertas abiertas|webinar|seminario|taller gratuito|jornada|jornadas|congreso|conferencia|puertas abiertas|masterclass|charla|encuentro',
    course:
      'campamentos? de verano|campamento (?:infantil|bilingüe|urbano)|campus de verano|escuela de verano|curso|cursos|clases|aprende|academia|escuela|máster|formación|matrícula|título oficial|bootcamp|idiomas|alumnos|oposiciones|plazas|autoescuela|diplomado|carrera|universidad|nivel|certificado|certificación|taller|escuela de [^ ]+|taller de [^ ]+|bono de [^ ]+ clases|clases|cursillo|autoescuela',
    event:
      'carrera popular|concierto|festival|entradas|entrada|teatro|obra|exposición|gira|espectáculo|feria|mercado|fiesta|partido|función|museo|ópera|apertura de puertas|puertas|abono|monólogo|cine|boletos|circo|sala de escape|escape room|mercadillo|circo|títeres|entrada libre',
    travel:
      'hotel|viaje|viajes|vuelo|vuelos|vacaciones|escapada|noches|crucero|casa rural|resort|todo incluido|pensión completa|media pensión|desayuno incluido|excursión|tour|paquete|playa|hostal|balneario|camping|circuito|por noche|la noche|alquiler de [^ ]+|camping|casa rural|kayak|surf|paddle surf|globo|buceo|alquiler|kayaks|canoa',
    restaurant:
      'restaurante|menú|menú del día|brunch|mesa|taberna|bistró|cena|comida|carta|chef|degustación|bar|tapas|marisquería|asador|paella|buffet|terraza|cocido|vermut|arrocería|arroz|vinos|maridaje|parrilla',
    fitness:
      'gimnasio|fitness|cuota|yoga|pilates|entrenador|entrenamiento|socio|club|newsletter|coworking|crossfit|boxeo|natación|padel|pádel|escalada',
    software:
      'software|saas|crm|plataforma|herramienta|facturación|nube|prueba gratis|usuario|usuarios|contabilidad|panel|erp|hosting|vpn|streaming|suscripción|fibra|tarifa móvil|gigas|por usuario|autónomos|tpv',
    app: 'app|aplicación|app store|google play|ios|android|descarga|descárgala|juego móvil|juego|descargas',
    car: 'coche|coches|suv|renting|prueba de conducción|concesionario|híbrido|híbrida|eléctrico|auto|autos|vehículo|berlina|moto|motos|km/h|seminuevo|seminuevos|camioneta|kilómetros|sedán',
    industry:
      'bomba|bombas|maquinaria|máquina|industrial|proveedor|iso 9001|pabellón|hidráulica|compresor|b2b|mayorista|logística|placas solares|paneles solares|aerotermia|ventanas|reformas|cocinas|abogado|abogados|asesoría|gestoría|auditoría|consultoría|mudanzas|presupuesto sin compromiso|toldos|subvención|envases|ficha técnica',
    order:
      'hamburguesería|pizzas|pizzería|pizza|hamburguesa|hamburguesas|a domicilio|domicilio|panadería|sushi|tarta|tartas|para llevar|pollo asado|roscón|tacos|pasteles|catering|reparto|helado|churros|pan|entrega',
  },
  buttons: {
    job: 'Envía tu CV',
    volunteer: 'Únete',
    callout: 'Llama ahora',
    charity: 'Dona ahora',
    public: '',
    insurance: 'Calcula tu precio',
    loan: 'Solicitar ahora',
    bank: 'Abre tu cuenta',
    clinic: 'Pide cita',
    property: 'Reserva tu visita',
    webinar: 'Regístrate',
    course: 'Inscríbete',
    event: 'Comprar entradas',
    travel: 'Reserva ahora',
    restaurant: 'Reserva mesa',
    fitness: 'Apúntate',
    software: 'Empieza ahora',
    app: 'Descarga la app',
    download: 'Descargar ahora',
    car: 'Reserva tu prueba',
    industry: 'Pide presupuesto',
    order: 'Pide ahora',
    shop: 'Compra ahora',
    learn: 'Más información',
    visit: 'Visítanos',
    trial: 'Prueba gratis',
  },
}
