import type { Scenery } from './scenery.ts'

export const es: Scenery = {
  glows:
    'fotografiar|fotografiad[^ ]+|luz(?: (?:suave|cálida|dorada|tenue|rasante|natural|fría|lateral|matinal|de (?:la mañana|la tarde|tarde|mañana|velas?|ventana|otoño|invierno|atardecer|amanecer)|del (?:amanecer|atardecer|alba)))+|contraluz|atardecer|amanecer|puesta de sol|salida del sol|hora dorada|hora azul|crepúsculo|sol (?:bajo|poniente|de (?:la )?(?:tarde|mañana)|de invierno)|luz de luna|bruma|niebla(?: (?:matinal|sobre [^ ]+(?: [^ ]+)?))?|luces de la ciudad|rayos de sol|resplandor',
  props:
    'caligrafía|rotulación a mano|guirnaldas? de luces|lápiz|carboncillo|tinta|gouache|acuarela|collage|linograbado|grabado|riso|serigrafía|tiza|garabatos|persianas|guirnaldas|tierra|mesa(?: (?:de (?:madera|cocina|mármol)|antigua|rústica))*|mantel(?: de lino)?|lino|servilleta|servilletas|cortina|cortinas|visillos|ventana|alféizar|contraventanas|vela|velas|farol|faroles|chimenea|brasas|vapor|humo|tabla de madera|suelo de madera|piedra|losa|pizarra|mármol|pared(?: (?:de ladrillo|blanca|encalada|desnuda))?|hoja|hojas|hojas secas|ramas|sombra|sombras|sombras? de [^ ]+|hierba|prado|campo|campos|campo de trigo|colinas|montañas|bosque|musgo|rocío|gotas|gotas de agua|olas|mar|horizonte|cielo|nubes|nieve|paisaje(?: [^ ]+)?|adoquines|callejón|tejados|flores secas|flores silvestres|pétalos|migas|harina|manos|manos con [^ ]+|pies descalzos|sábanas|escritorio|bodegón|cocina|antigua|rústica|luminosa|gama',
}
