import type { Address } from './address.ts'

export const es: Address = {
  modals:
    'debe|deben|debería|deberían|tiene que|tienen que|tendría que|tendrían que|podría|podrían|puede ser|sería|serían|gustaría|hay que|habría que|conviene|convendría|quedaría|que parezca|que transmita|que se|que no|que dé|estaría bien|estaría genial|basta|bastaría|mejor|en lugar de|en vez de|más que|sobra|sobran|ni se os ocurra',
  hopes:
    'sería|serían|está permitido|va primero|va dirigido|algo entre|a medio camino|suena a|parece|parezca|lo menos posible|lo más posible|última agencia|la agencia|el riesgo|punto de partida|así que nada|así que sin|todavía no tenemos|aún no tenemos|nuestros colores|nuestro logo|el logo|la foto|dos versiones|versiones|variantes|en mente|segundos|para entregar|insiste en|nada que ver',
  pointers:
    'es|esto|eso|algo|todo|nada|lo que|lo|se trata|la idea|el resultado|el conjunto|a nivel|visualmente|gráficamente',
  selves:
    'yo|mi|mis|me|me imagino|creo que|pienso|quiero|quisiera|queremos|preferimos|prefiero|nuestro último|nuestra última|estamos hartos|ya hicimos|ya tuvimos',
  commands:
    'coloca|colocad|mete|meted|ponle|ponedle|centra|centrad|destaca|destacad|enseña|enseñad|dibuja|dibujad|evita|evitad|evite|eviten|usa|usad|use|usen|pon|poned|ponga|haz que|haced que|haced|muestra|mostrad|muestre|no pongas|no pongáis|no uses|no uséis|no muestres|no mostréis|imagina|imaginad|piensa|pensad|deja|dejad|jugad con|juega con|apuesta por|apostad por|huid|huye|cuidad|cuida que|escribe|escribid|dale|dadle|inspírate|inspiraos|sorpréndenos|sorprendednos|mantén|mantened|procura|procurad|fíjate|fijaos|que',
  folk: 'clientes|clientas|clientela|lectores|público|gente|padres|madres|familias|alumnos|alumnas|candidatos|participantes|usuarios|usuarias|compradores|visitantes|vecinos|hombres|mujeres|jóvenes|estudiantes|parejas|profesionales|jubilados|turistas|huéspedes|pacientes|competencia|competidores|jefe|jefa|dueño|dueña|perfil|quienes|quien lea|la mayoría|muchos|muchas|ellos|ellas|target|sector|gremio|socios|vecindario',
  practical:
    'abierto|abierta|cerrado|lunes|martes|miércoles|jueves|viernes|sábado|sábados|domingo|domingos|todos los días|calle|plaza|avenida|paseo|reservas|inscripción|inscripciones|envío|entrega|incluido|incluidos|incluida|incluidas|incluye|garantía|hecho en|hecha en|hechos|certificado|disponible|gratis|entrada|aparcamiento|plazas|requiere|presupuesto|mitad|desde|bienvenidos|sin cita|a domicilio|sin gluten|vegano|ecológico|empezamos|atendemos|abrimos|menos|apto|apta|ideal para|funciona|cancelar|cuando quieras|ocultos|reparamos|detrás|desayuno|festivos|feriados|vacaciones escolares|traer|trae|en ayunas|dni',
  you: 'tú|tu|tus|te|usted|ustedes|vosotros|vuestro|vuestra',
}
