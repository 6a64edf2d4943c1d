import type { Staging } from './staging.ts'

export const pt: Staging = {
  frames:
    '(?:uma? |a |o )?(?:[\\p{L}-]+ ){0,2}?(?:foto|fotografia|imagem|vídeo|plano|clipe|cena|tomada|close)(?: [\\p{L}-]+){0,3}? ?(?::|(?:de |do |da |onde )(?!estúdio|perto|celular))\\s*|estilo (?:celular|selfie|ugc)\\s*:?\\s*|unboxing(?: do| da| de|:)\\s*',
  splits:
    '(?:uma? |a )?(?:imagem|foto|tela|vista|quadro|cena)s? (?:dividid[ao]|partid[ao]|separad[ao]|em dois|em duas)|tela dividida|díptico',
  sides:
    'à esquerda|à direita|lado esquerdo|lado direito|metade esquerda|metade direita|do lado esquerdo|do lado direito|em cima|embaixo',
  seen: 'sombra~|fundo|contraluz|luz de estúdio|luz da janela|luz suave da janela|luz de janela|luz lateral|iluminação|holofote|vista de cima|visto de cima|vista superior|de cima|de baixo|na altura dos olhos|ângulo|câmera|close|macro|desfocad~|borrad~|profundidade de campo|bokeh|centralizad~|no centro|ao centro|simétric~|composição|enquadramento|espaço em branco|espaço livre|espaço vazio|espaço ao redor|espaço negativo|respiro|diagonal|diagonais|linhas|curvas|desfoque|câmera lenta|respingos|silhueta|reflexo~|rastros',
  light: 'luz|sol|luz do sol|luz do dia|brilho|raios',
  felt: 'energia|clima|atmosfera|cor|cores|plantas|flores|folhas|verde|movimento|velocidade|vapor|névoa|neblina|faíscas|espaço|céu|mãos|força|dinamismo',
  manners:
    'pur~|suave~|dur~|long~|quente~|fri~|natural|naturais|dourad~|alt~|baix~|difus~|muit~|ampl~|generos~|abert~|chei~|gross~|fin~|entrando|janela|estúdio|manhã|tarde|lado|lados|sutil|sutis|leve~|forte~|intens~|vazi~|clar~|por toda parte|produto|objeto|ao redor|em volta|redor|volta|cima|baixo|esquerda|direita|texto|atrás|posicionad~|marcante~|ousad~|viv~|máxim~|transbordante~|do|da|ao|bastante',
  holders:
    '^(?:uma? |umas |uns |duas |as |os |a |o )?(?:[\\p{L}-]+ ){0,2}?(?:mãos?|criadora?|influenciadora?|mulher|homem|garota|garoto|pessoa|gente|modelo|alguém|cliente|barista|ela|casal)(?!\\p{L}).*?(?<!\\p{L})(?:segura|seguram|segurando|mostra|mostram|mostrando|tira|tiram|tirando|levanta|levantam|retira|retiram|usa|usando|apresenta|com) (?:da caixa )?',
  settings:
    ' (?:sobre|em(?= (?:uma?|plena|pleno|meio|frente|cima|seu|sua)(?!\\p{L}))|no|na|nos|nas|numa?|contra|junto|entre|sob|diante|dentro|ao (?:lado|ar|centro|fundo)|à mão|cercad[ao]s?|rodead[ao]s?|colocad[ao]s?|surge|surgindo|irrompe|irrompendo|explode|explodindo|voa|voando|flutua|flutuando|salta|saltando|atravessa|atravessando|emerge|gira|girando|cai|sai|saindo|repousa|descansa|vist[ao]s?|iluminad[ao]s?|banhad[ao]s?)(?!\\p{L})',
  uses: '(?:graças (?:a |ao |à )|depois de (?:usar|aplicar|limpar com|experimentar) |após (?:usar|aplicar|o uso d[eoa]) |com )(.+)$',
}
