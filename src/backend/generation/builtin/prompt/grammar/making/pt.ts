import type { Making } from './making.ts'

export const pt: Making = {
  parts:
    'terço superior|terço inferior|terço de cima|terço de baixo|metade superior|metade inferior|metade de cima|metade esquerda|metade direita|parte de cima|parte de baixo|parte superior|parte inferior|em cima|embaixo|em baixo|à esquerda|à direita|canto|cantos|borda|bordas|margem|margens|terço|metade do espaço|metade da área|metade',
  empty:
    'vazio|vazia|livre|em branco|limpo|limpa|respiro|pra imagem|para a imagem|pra foto|para a foto|para o texto|pro texto|pro logo|para o logo|pro nosso logo',
  stuff:
    'logo|logotipo|foto|fotos|imagem|imagens|arquivo|arquivos|fontes|textos|texto|esboço|referência|referências|moodboard|manual da marca',
  pending:
    'anexo|em anexo|anexa|anexei|depois|mais tarde|eu mando|mando|te mando|envio|vou mandar|vou enviar|a seguir|traduzir|traduz|traduza|amanhã',
  bounds:
    'no máximo|máximo|não mais que|não mais de|só|apenas|somente|pouco|pouca|poucos|poucas|menos|o mínimo de|curto|curtos|curta',
  counted:
    'cor|cores|fonte|fontes|tipografia|letra|palavras|linhas|texto|textos|frase|frases|elementos|título',
  airs: 'vapor|fumaça|fumo|névoa|neblina|luz|raio|raios|sol|gotas|gotinhas|respingos|faíscas|chamas|pétalas|confete|confetes|poeira|sombra|sombras|reflexo|reflexos',
  moving:
    'subindo|saindo|que sobe|que sai|caindo|que cai|entrando|que entra|vindo|vinda|pingando|flutuando|voando|da esquerda|da direita|de cima|de baixo|por trás|de lado|pela janela|ao redor|em volta',
  looking:
    'parecer|pareça|pareçam|ficar|fique|fiquem|ter cara|com cara|soar|soe|sentir|lembrar|lembre|remeter',
  granted:
    'pode|podem|poderia|poderiam|deve|devem|deveria|tem que|têm que|precisa|precisam|que|um pouco|meio|não muito|não tão',
  seeing:
    'ver|veja|vejam|vê|ler|leia|lê|lida|lido|legível|legíveis|entender|entenda|entende|notar|note|reparar|perceber|perceba|captar|visível',
  atOnce:
    'primeiro|primeira coisa|de cara|na hora|imediatamente|num relance|de relance|à primeira vista|em [^ ]+ segundos|em um segundo|de longe|à distância|a [^ ]+ metros|da rua|da calçada|no celular|no telemóvel|ao passar|rolando o feed',
  moods:
    'no espírito|com cara de|que lembre|que remeta|pegada|enquadramento|enquadra|enquadre|plano fechado|plano detalhe|close no|close na',
  manners:
    'vendedor|vendedora|comercial|publicitário|publicitária|apelativo|apelativa|agressivo|agressiva|poluído|poluída|carregado|carregada|brega|cafona|genérico|genérica|gritante',
  elements:
    'endereço|logo|nome|número|data|título|texto|telefone|todo o resto|o resto|resto|horário|site|qr|slogan',
  sized:
    'pequeno|pequena|menor|minúsculo|grande|enorme|embaixo|lá embaixo|em baixo|no rodapé|em cima|no canto|à esquerda|à direita|discreto|discreta',
  frames: 'quadro|enquadramento|tela|ecrã|formato|imagem|página',
  fills: 'preencher|preencha|preenche|ocupar|ocupe|ocupa|de ponta a ponta|sangrando',
  own: 'nosso|nossa|meu|minha',
  likened: 'tipo|como|parecido|mais escuro|mais claro|mais forte|mais quente|puxado para',
  room: 'respirar|respire|respiro',
}
