import type { Making } from './making.ts'

export const es: Making = {
  parts:
    'tercio superior|tercio inferior|tercio de arriba|tercio de abajo|mitad superior|mitad inferior|mitad de arriba|mitad izquierda|mitad derecha|parte de arriba|parte de abajo|parte superior|parte inferior|arriba|abajo|a la izquierda|a la derecha|esquina|esquinas|borde|bordes|margen|márgenes|tercio|mitad del espacio|mitad de la superficie|mitad',
  empty:
    'vacío|vacía|libre|en blanco|despejado|despejada|para la imagen|para la foto|para el texto|para el logo|para nuestro logo',
  stuff:
    'logo|foto|fotos|imagen|imágenes|archivo|archivos|fuentes|textos|texto|boceto|referencia|referencias|moodboard|manual de marca',
  pending:
    'adjunto|adjunta|adjunté|adjuntos|luego|después|más tarde|lo paso|te paso|te mando|os mando|enviaré|te envío|ya os|pendiente|traducir|traduzcas|traduzcáis|mañana',
  bounds:
    'como mucho|máximo|como máximo|no más de|solo|sólo|poco|poca|pocos|pocas|menos|lo menos posible|corto|cortos',
  counted:
    'color|colores|fuente|fuentes|tipografía|tipografías|letra|palabras|líneas|texto|textos|frase|frases|elementos|titular',
  airs: 'vapor|humo|niebla|bruma|neblina|luz|rayo|rayos|sol|gotas|gotitas|salpicaduras|chispas|llamas|pétalos|confeti|polvo|sombra|sombras|reflejo|reflejos',
  moving:
    'saliendo|subiendo|elevándose|que sube|que sale|cayendo|que cae|entrando|que entra|viniendo|goteando|flotando|volando|desde la izquierda|desde la derecha|desde arriba|desde abajo|por detrás|de lado|por la ventana|alrededor',
  looking:
    'verse|vea|vean|parecer|parezca|parezcan|quedar|quede|sentirse|sienta|aparentar|resultar|recuerde|huela|suene',
  granted:
    'puede|pueden|podría|podrían|debe|deben|debería|tiene que|tienen que|que|un poco|algo|no muy|no tan|no demasiado',
  seeing:
    'ver|verlo|verla|vea|vean|leer|leerse|lea|leen|legible|legibles|entender|entenderse|entienda|notar|note|captar|reconocer|visible',
  atOnce:
    'lo primero|primero|de primeras|enseguida|al instante|de un vistazo|a primera vista|al momento|en [^ ]+ segundos|en un segundo|de lejos|desde lejos|a distancia|a [^ ]+ metros|desde la calle|desde la acera|en el móvil|en móvil|al pasar|al hacer scroll',
  moods:
    'en plan|en el espíritu|que recuerde a|que huela a|rollo|encuadre|primer plano|plano corto|plano cerrado|plano detalle',
  manners:
    'comercial|comerciales|publicitario|publicitaria|vendedor|agresivo|agresiva|recargado|recargada|hortera|cutre|genérico|genérica|chillón|chillona|cargado|cargada',
  elements:
    'dirección|logo|nombre|número|cifra|fecha|titular|texto|teléfono|todo lo demás|lo demás|el resto|horario|web|qr|eslogan',
  sized:
    'pequeño|pequeña|chico|chica|diminuto|grande|enorme|abajo|abajo del todo|arriba|en la esquina|a la izquierda|a la derecha|discreto|discreta',
  frames: 'cuadro|encuadre|pantalla|formato|imagen|página|marco',
  fills: 'llenar|llene|llena|ocupar|ocupe|ocupa|de borde a borde|a sangre',
  own: 'nuestro|nuestra|mi',
  likened: 'como|parecido|más oscuro|más claro|más intenso|más cálido|tirando a',
  room: 'respire|respirar',
}
