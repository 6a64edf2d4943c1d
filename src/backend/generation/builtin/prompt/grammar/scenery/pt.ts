import type { Scenery } from './scenery.ts'

export const pt: Scenery = {
  glows:
    'fotografar|fotografad[^ ]+|luz(?: (?:suave|quente|dourada|difusa|rasante|natural|fria|lateral|da (?:manhã|tarde|janela|lua)|de (?:velas?|janela|outono|inverno|fim de tarde)|do (?:amanhecer|entardecer|dia)|baixa|entrando pela janela))+|contraluz|pôr do sol|nascer do sol|entardecer|amanhecer|hora dourada|hora azul|crepúsculo|sol (?:baixo|poente|da (?:manhã|tarde)|de inverno)|luar|névoa|neblina|bruma|luzes da cidade|raios de sol',
  props:
    "caligrafia|letra à mão|varal de luzes|cordão de luzes|lápis|carvão|nanquim|guache|aquarela|colagem|xilogravura|gravura|riso|serigrafia|giz|rabiscos|persianas|legumes frescos|legumes|fim de tarde|panela de barro|mesa(?: (?:de (?:madeira|cozinha|mármore)|rústica|antiga))*|toalha(?: de (?:linho|mesa))?|linho|guardanapo|guardanapos|cortina|cortinas|janela|parapeito|vela|velas|lamparina|lanterna|lanternas|lareira|brasa|brasas|vapor|fumaça|fumaça subindo|tábua(?: de madeira)?|piso de madeira|pedra|laje|ardósia|mármore|parede(?: (?:de tijolos?|branca|crua))?|folha|folhas|folhas secas|galhos|sombra|sombras|sombras? de [^ ]+|grama|capim|campo|campos|colinas|montanhas|mata|floresta|musgo|orvalho|gota|gotas|gotas d'água|ondas|mar|horizonte|céu|nuvens|neve|paisagem(?: [^ ]+)?|paralelepípedos|telhados|flores secas|flores do campo|pétalas|migalhas|farinha|mãos|mãos com [^ ]+|mãos na massa|pés descalços|lençóis|escrivaninha|cozinha|rústica",
}
