import type { Talk } from './talk.ts'

export const pt: Talk = {
  greetings:
    'oi|olá|ola|bom dia|boa tarde|boa noite|e aí|fala|salve|prezado|prezada|prezados|prezadas|caro|cara|caros|tudo bem|tudo bom|opa|ok|então',
  people:
    'gente|pessoal|equipe|time|galera|todos|todas|tudo bem|tudo bom|amigos|a todos|a todas|aí|e|com vocês|senhores',
  closings:
    'obrigado|obrigada|muito obrigado|muito obrigada|obrigado desde já|desde já|agradeço|agradecemos|agradeço desde já|valeu|vlw|brigado|brigada|abraço|abraços|um abraço|att|atenciosamente|cordialmente|grato|grata|beijos|bjs|até mais|fico no aguardo|no aguardo|e|qualquer dúvida me avise',
  please: 'por favor|por gentileza|pfv|pf|se possível|se der|de preferência|kkk|rs|haha',
  makers:
    'designer|designers|diretor de arte|agência|criação|equipe de criação|criativo|diagramador|arte',
  wishes:
    '(?:me|nos) (?:faz|faça|pode fazer|podem fazer)(?: aí)? (?:algo|uma coisa)|(?:quero|queremos|preciso de|precisamos de|queria|gostaria de|gostaríamos de) (?:algo|uma coisa)|(?:só )?(?:algo|uma coisa) (?:simples|rápida|rápido)|segue o (?:brief|briefing)|conforme combinado|como combinamos|(?:aqui (?:vai|vão|está|estão)|segue|seguem|abaixo (?:está|estão|vai|vão)|em anexo) (?:o conteúdo|o texto|os dados|as informações|as infos|os textos|o que precisamos)(?: abaixo)?|os dados(?: são)?|(?:tô|estou|estamos) precisando de algo',
  introductions:
    '(?:sou|somos)(?= \\p{L}+ (?:em|no|na) )|(?:sou|somos)(?= [\\p{L}-]*(?:logo|loga|peuta|ista|istas|eiro|eira|eiros|eiras|or|ora|ores|fo|fa)(?![\\p{L}]))|(?:somos|sou|temos|tenho|toco|tocamos) (?:um|uma)',
  goesOnToWish:
    ',? (?:e|que) (?:queremos|quero|quer|precisamos|preciso|buscamos|gostaríamos|gostaria)(?![a-zà-ÿ])',
  tells:
    '(?:digam|falem|mencionem|contem|escrevam|ponham|coloquem) que|(?:estamos com|damos|oferecemos|temos)(?= (?:\\d|até \\d))|(?:para |pra )?dizer que|(?:que |para |pra )(?:as pessoas |o pessoal )?(?:liguem|ligue|reservem|reserve|chamem|marquem|escrevam|inscrevam-se)(?: no| na| em| pelo| pela)?(?= [^ ]*[0-9@.])|(?:vamos abrir|abrimos|estamos abrindo|organizamos|estamos organizando|vamos fazer)(?= (?:um|uma|nosso|nossa|o|a) )|(?:(?:por favor|também|pode|podem|poderia|tem que|é preciso|é importante|quero que|queremos que|que|não esqueça de|não esqueçam de|lembre de|lembrar de) )*(?:põe|ponha|coloca|coloque|colocar|diz|diga|dizer|mencione|mencionar|fale|falar|avise|avisar|informe|informar|destaque|destacar|ressalte|ressaltar|comunique|comunicar|conte|contar|inclua|anuncie|anunciar) que(?: tem| temos)?(?![\\p{L}])|(?:trata-se de|é sobre|é para divulgar|é pra divulgar|é para vender)(?![\\p{L}])|(?:o|a) (?:produto|oferta|tema|evento|mensagem) (?:é|se chama)(?![\\p{L}])|(?:a ideia é|a ideia seria|o objetivo é|queremos|quero|queria|gostaria de|gostaríamos de|precisamos|preciso) (?:divulgar|anunciar|vender|promover|apresentar|comunicar)(?![\\p{L}])|(?:estamos lançando|vamos lançar|lançamos)(?= (?:um|uma|nosso|nossa|nossos|nossas|o|a|os|as) )',
  told: '',
  places:
    'conta|página|perfil|feed|grupo|grupos|campanha|anúncio|anúncios|canal|site|newsletter|redes|redes sociais|seguidores',
  crafts:
    'anúncio|anúncios|cartaz|banner|panfleto|campanha|campanhas|briefing|título|público-alvo|nosso público|layout|designer|diagramação|tipografia|tom de voz|manual da marca|identidade visual|reconhecimento de marca|conversões|cliques|leads|cadastros|publicidade|propaganda|criativo|criativos|carrossel|banco de imagens|cores da marca',
  backers:
    'os [^ ]+|as [^ ]+|nós|nosso|nossa|nossos|nossas|a gente|eles|elas|seus|suas|pessoas|clientes|compradores|concorrentes|concorrência|muitos|a maioria|todo mundo|ninguém|mulheres|homens|pais|jovens|famílias|casais|profissionais|estudantes|usuários|quem|abrimos|queremos|somos|temos|acham|pensam',
  minds:
    'queremos|querem|quer|gostaríamos|acham|acha|pensam|pensa|acreditam|temem|têm medo|tem medo|medo|desconfiam|desconfia|conhece|conhecem|sabem|sabe|ignoram|esquecem|esqueceram|confundem|confunde|perdemos|perdendo|caíram|caiu|hesitam|convencer|atrair|alcançar|atingir|fidelizar|recuperar|tranquilizar|testamos|testado|fracassou|funcionou|funciona|esperamos|associam|percebem|veem como|preferem|odeiam|cansados|cansadas|aumentar|crescer|diferenciar|posicionar|buscamos|pretendemos|curiosidade|entendem|entendeu|sentem|sente|se sentem|não dar conta|faliu|fechou',
  openers:
    'objetivo|verba|será visto|pouco texto|texto curto|um só|uma só|mostre|gente de verdade|muito|imagine|imaginem|pense|pensem|até agora|até hoje|antes|anteriormente|ano passado|no ano passado|da última vez|ultimamente|recentemente|atualmente|no momento|tradicionalmente|originalmente|o problema|o desafio|o insight|a ideia|a ideia é|entregar em|entrega em|vai sair|sairá|será|idealmente|se possível|talvez|de preferência|preferencialmente|lembre que|tenha em mente|levem em conta|ps|obs|em resumo|o cliente|a cliente|o setor|o mercado|não queremos|que não|que seja|que tenha|nada de|nada|muita gente|tem que',
  because: 'porque|pois|já que|que|mas não|mas sem|não|para que|como|como se|nem|embora|sem',
  crowd:
    'pais|mães|famílias|profissionais|estudantes|adolescentes|mulheres|homens|casais|aposentados|idosos|compradores|leitores|o leitor|usuários|motoristas|turistas|as pessoas|pessoas|gestores|autônomos|iniciantes|jovens|jovens [^ ]+|adultos [^ ]+|principalmente [^ ]+|sobretudo [^ ]+|a maioria|donos [^ ]+|corredores|muitos [^ ]+|público [^ ]+|gente [^ ]+|o trabalhador|trabalhadores',
  venues:
    'ponto de ônibus|metrô|estação|jornal|jornal local|revista|imprensa|newsletter|site|página inicial|vitrine|elevador|sala de espera|boletim|rádio|cinema|intranet|busdoor|traseira de ônibus|mídia exterior',
  settings:
    'fundo|luz|luzes|iluminação|estilo|look|tipografia|fonte|paleta|formato|tons|bokeh|clima|estética|letra',
  therefore: 'então|por isso|portanto|logo|assim',
  with: 'com|sobre|em|no|na|para|pra|pro',
  joins:
    ' (?:e|mas|então|aí) (?=(?:somos|temos|fazemos|queremos|quero|preciso|precisamos|se você|gostaria|a gente|é|são|por favor)(?!\\p{L}))| (?=(?:queremos|quero|preciso|gostaria|a gente (?:tem|quer|faz)|por favor|temos|fazemos)(?!\\p{L}))',
}
