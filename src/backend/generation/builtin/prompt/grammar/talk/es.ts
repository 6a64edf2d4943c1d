import type { Talk } from './talk.ts'

export const es: Talk = {
  greetings:
    'hola|buenas|buenos días|buenas tardes|buen día|saludos|hey|estimado|estimada|estimados|estimadas|querido|querida|qué tal|ok|bueno|a ver',
  people:
    'a todos|a todas|equipo|todos|todas|chicos|chicas|gente|amigos|y|qué tal|cómo estás|cómo están|señores|ustedes|otra vez',
  closings:
    'gracias|muchas gracias|mil gracias|gracias de antemano|de antemano|por adelantado|saludos|un saludo|saludos cordiales|cordialmente|atentamente|un abrazo|abrazos|quedo atento|quedo atenta|quedo pendiente|y|a todos|ya me dices|cualquier duda me dices|espero vuestra propuesta|quedamos a la espera',
  please: 'por favor|porfa|porfi|si es posible|a ser posible|si puede ser|jaja|jeje|plis|xfa',
  makers: 'diseñador|diseñadora|diseñadores|diseño|agencia|creativo|creativos|equipo creativo',
  wishes:
    '(?:me|nos) (?:puedes|podrías|podéis|pueden|podrían) (?:hacer|preparar|montar)(?: algo)|(?:quiero|queremos|necesito|necesitamos|quisiera|nos gustaría|me gustaría) algo|(?:solo )?algo (?:sencillo|rápido)|adjunto (?:el |va el )?(?:brief|briefing)|te paso el brief|va el brief|como hablamos|según lo hablado|(?:aquí (?:va|van|está|están|tenéis|tienes)|os paso|te paso|os dejo|te dejo|adjunto|abajo (?:va|van|están)) (?:el contenido|el texto|los datos|la información|la info|los textos|lo que necesitamos)|los datos(?: son)?|(?:me|nos) hace falta algo|ando buscando algo',
  introductions:
    '(?:soy|somos)(?= \\p{L}+ en )|(?:soy|somos)(?= [\\p{L}-]*(?:logo|loga|peuta|ista|istas|ero|era|eros|eras|or|ora|ores|fo|fa|fos)(?![\\p{L}]))|(?:somos|soy|tenemos|tengo|llevo|llevamos|regento|regentamos) (?:un|una)',
  goesOnToWish:
    ',? (?:y|que) (?:queremos|quiero|quiere|buscamos|busco|necesitamos|necesito|nos gustaría|me gustaría)(?![a-zà-ÿ])',
  tells:
    '(?:digáis|digan|pongáis|pongan|contad|mencionen) que|(?:hacemos|ofrecemos|damos)(?: un)?(?= (?:\\d|hasta (?:un )?\\d))|para (?:decir|anunciar|avisar de) que|que (?:la gente )?(?:pidan|pida) cita(?: en| al| por)?(?: el| la)?(?= [^ ]*[0-9@.])|que (?:la gente )?(?:llamen|llame|reserven|reserve|escriban|escriba|se apunten|se apunte|compren)(?: en| al| por| a)?(?: el| la)?(?= [^ ]*[0-9@.])|(?:abrimos|abro|organizamos|organizo|estrenamos)(?= (?:un|una|nuestro|nuestra|el|la) )|(?:(?:por favor|también|puedes|podéis|podrías|hay que|quiero que|queremos que|que|no olvides|no olvidéis|recuerda|recordad|es importante) )*(?:pon|pongas|poned|poner|di|digas|diga|decid|decir|menciona|mencionad|mencionar|indica|indicad|indicar|explica|explicar|destaca|destacar|resalta|resaltar|comunica|comunicar|avisa|avisar|anuncia|anunciar|cuenta|contar|remarca|remarcar|añade|añadir) que(?: hay| tenemos)?(?![\\p{L}])|(?:se trata de|va de|es para anunciar|es para promocionar|es para vender)(?![\\p{L}])|(?:el|la) (?:producto|oferta|tema|evento|mensaje) (?:es|se llama)(?![\\p{L}])|(?:lanzamos|estamos lanzando|vamos a lanzar)(?= (?:un|una|nuestro|nuestra|nuestros|nuestras|el|la|los|las) )|(?:queremos|quiero|quisiera|nos gustaría|me gustaría|necesitamos|necesito) (?:promocionar|anunciar|vender|dar a conocer|difundir|comunicar|promover)(?![\\p{L}])',
  told: '',
  places:
    'cuenta|página|perfil|feed|grupo|grupos|campaña|anuncio|anuncios|canal|sitio|web|newsletter|redes|redes sociales|seguidores',
  crafts:
    'anuncio|anuncios|cartel|carteles|banner|folleto|campaña anterior|última campaña|la campaña|esta campaña|nuestra campaña|el brief|briefing|titular|público objetivo|nuestro público|diseño|diseñador|maquetación|tipografía|tono|manual de marca|identidad visual|notoriedad|conversiones|clics|leads|altas|publicidad|creatividad|creatividades|carrusel|banco de imágenes|colores corporativos',
  backers:
    'los [^ ]+|las [^ ]+|nosotros|nuestro|nuestra|nuestros|nuestras|nos|ellos|ellas|su|sus|la gente|gente|clientes|clientas|compradores|competidores|competencia|muchos|la mayoría|todos|nadie|mujeres|hombres|padres|jóvenes|familias|parejas|profesionales|estudiantes|usuarios|personas|quienes|abrimos|queremos|somos|tenemos|hemos|creen|piensan',
  minds:
    'queremos|quieren|quiere|quisiéramos|gustaría|piensan|piensa|creen|cree|temen|tienen miedo|miedo|desconfían|desconfía|conoce|conocen|saben|sabe|ignoran|olvidan|olvidado|confunden|confunde|perdido|perdiendo|perdemos|bajado|dudan|convencer|atraer|llegar|fidelizar|recuperar|tranquilizar|probamos|probado|fracasó|funcionó|funciona|esperamos|asocian|perciben|ven como|prefieren|odian|cansados|cansadas|hartos|aumentar|crecer|diferenciarnos|posicionar|posicionarnos|buscamos|pretendemos|curiosidad|entienden|entendió|les cuesta|no entra|quitarles|sienten|siente|se sienten|compran|necesitan sentir',
  openers:
    'objetivo|presupuesto de campaña|se verá|se leerá|poco texto|texto corto|un solo|una sola|así que|muestra|que se lea|imagina|imaginad|piensa|pensad|hasta ahora|hasta hoy|antes|anteriormente|el año pasado|la última vez|últimamente|recientemente|actualmente|en este momento|tradicionalmente|originalmente|el problema|el reto|el desafío|el insight|la idea|la idea es|entregar en|entrega en|saldrá|aparecerá|se publicará|irá|idealmente|si es posible|quizá|quizás|tal vez|a ser posible|preferiblemente|recuerda que el|ten en cuenta|tened en cuenta|pd|en resumen|el cliente|la clienta|el sector|el mercado|no queremos|que no|que lo|que se|que sea|que tenga|nada de|nada|hay que evitar|se trata de evitar',
  because: 'porque|ya que|pues|que|pero no|no|para que|como|como si|ni|aunque|sino',
  crowd:
    'padres|madres|familias|profesionales|estudiantes|adolescentes|mujeres|hombres|parejas|jubilados|mayores de|compradores|lectores|el lector|usuarios|conductores|turistas|la gente|gente|directivos|autónomos|principiantes|jóvenes|jóvenes [^ ]+|adultos [^ ]+|sobre todo [^ ]+|principalmente [^ ]+|la mayoría|urbanitas|propietarios [^ ]+|corredores|muchos [^ ]+|público [^ ]+',
  venues:
    'parada de autobús|marquesina|metro|estación|periódico|diario|revista|prensa|prensa local|newsletter|web|página web|escaparate|ascensor|sala de espera|boletín|radio|cine|intranet|dominical|suplemento|buzoneo',
  settings:
    'fondo|luz|luces|iluminación|estilo|look|tipografía|paleta|formato|tonos|bokeh|ambiente|estética|letra',
  therefore: 'así que|por eso|por tanto|por lo que|entonces|de modo que',
  with: 'con|sobre|en|para|al|a',
  joins:
    ' (?:y|pero|así que|además) (?=(?:somos|tenemos|hacemos|queremos|quiero|busco|buscamos|necesito|si|me gustaría|es|son|por favor)(?!\\p{L}))| (?=(?:queremos|quiero|necesito|me gustaría|nos gustaría|por favor|tenemos|hacemos)(?!\\p{L}))',
}
