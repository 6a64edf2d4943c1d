import type { Staging } from './staging.ts'

export const es: Staging = {
  frames:
    '(?:una? |la |el )?(?:[\\p{L}-]+ ){0,2}?(?:toma|foto|fotografía|imagen|vídeo|video|plano|clip|escena)(?: [\\p{L}-]+){0,3}? ?(?::|(?:de |del |donde )(?!estudio|cerca))\\s*|estilo (?:móvil|celular|selfie|ugc)\\s*:?\\s*|unboxing(?: del| de|:)\\s*',
  splits:
    '(?:una? |la )?(?:imagen|foto|pantalla|vista|toma|cuadro)s? (?:dividid[ao]|partid[ao]|separad[ao]|en dos)|pantalla partida|díptico',
  sides:
    'a la izquierda|a la derecha|lado izquierdo|lado derecho|mitad izquierda|mitad derecha|izquierda|derecha|arriba|abajo',
  seen: 'sombra~|fondo|contraluz|luz de estudio|luz de ventana|luz suave de ventana|luz de la ventana|luz lateral|iluminación|foco|vista desde arriba|vista cenital|desde arriba|desde abajo|cenital|picado|contrapicado|a la altura de los ojos|ángulo|cámara|primer plano|macro|desenfocad~|borros~|profundidad de campo|bokeh|centrad~|en el centro|simétric~|composición|encuadre|espacio en blanco|espacio libre|espacio vacío|espacio alrededor|espacio negativo|aire alrededor|diagonal~|líneas|curvas|desenfoque|cámara lenta|salpicaduras|silueta|reflejo~|estelas',
  light: 'luz|sol|luz solar|luz de día|resplandor|rayos',
  felt: 'energía|ambiente|atmósfera|color|colores|plantas|flores|hojas|verde|movimiento|velocidad|vapor|niebla|chispas|espacio|aire|cielo|manos|fuerza|dinamismo',
  manners:
    'pur~|suave~|dur~|larg~|cálid~|frí~|natural~|dorad~|alt~|baj~|difus~|tenue~|much~|ampli~|generos~|abiert~|llen~|grues~|fin~|entrando|que entra|ventana|estudio|mañana|tarde|lado|lados|sutil~|liger~|fuerte~|intens~|vac~|clar~|por todas partes|producto|objeto|alrededor|arriba|abajo|izquierda|derecha|texto|detrás|colocad~|situad~|atrevid~|audac~|marcad~|viv~|máxim~|desbordante~|del|al|bastante',
  holders:
    '^(?:una? |unas |unos |dos |las |los |la |el )?(?:[\\p{L}-]+ ){0,2}?(?:manos?|creadora?|influencer|mujer|hombre|chica|chico|persona|gente|modelo|alguien|clienta?|barista|ella|pareja)(?!\\p{L}).*?(?<!\\p{L})(?:sostiene|sostienen|sosteniendo|muestra|muestran|mostrando|enseña|saca|sacan|sacando|levanta|levantan|usa|usando|presenta|lleva|con) (?:de la caja )?',
  settings:
    ' (?:sobre|en(?= (?:una?|el|la|los|las|plena|pleno|su|primer)(?!\\p{L}))|ante|contra|junto|entre|bajo|frente|delante|dentro|al (?:lado|aire|centro|fondo)|rodead[ao]s?|colocad[ao]s?|irrumpe|irrumpiendo|explota|estalla|estallando|vuela|volando|flota|flotando|salta|saltando|atraviesa|atravesando|surge|surgiendo|emerge|gira|girando|cae|sale|saliendo|reposa|descansa|vist[ao]s?|iluminad[ao]s?|bañad[ao]s?)(?!\\p{L})',
  uses: '(?:gracias (?:a |al )|después de (?:usar|aplicar|limpiar con|probar) |tras (?:usar|aplicar|el uso de) |con )(.+)$',
}
