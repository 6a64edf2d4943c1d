import type { Address } from './address.ts'

export const pt: Address = {
  modals:
    'deve|devem|deveria|deveriam|tem que|têm que|tem de|têm de|precisa|precisam|precisaria|poderia|poderiam|pode ser|podem ser|seria|seriam|gostaria|gostaríamos|é bom|é importante|ficaria|cairia|vale|que pareça|que transmita|que seja|que dê|basta|bastaria|melhor|em vez de|mais do que|sem parecer|sem infantilizar',
  hopes:
    'seria|seriam|é permitido|vem primeiro|vai para|algo entre|meio caminho|soa como|parece|pareça|o mínimo de|o menos possível|última agência|a agência|o risco|ponto de partida|então nada|por isso nada|ainda não temos|nossas cores|nosso logo|o logo|a foto|duas versões|versões|variações|em mente|segundos|para entregar|faz questão|nada a ver',
  pointers:
    'é|isto|isso|algo|tudo|nada|o que|trata-se|a ideia|o resultado|o conjunto|visualmente|graficamente|quem',
  selves:
    'eu|meu|minha|meus|minhas|me|penso|pensei|imagino|imaginei|quero|queria|queremos|prefiro|preferimos|preciso|precisamos|acho|nosso último|nossa última|já fizemos|estamos cansados',
  commands:
    'imagina|pensa|troca|tira|coloca|coloquem|bota|bote|põe|deixa|enquadra|centraliza|centralize|destaca|capricha|mostra|desenha|desenhe|evite|evitem|evita|use|usem|não usem|não use|não mostre|não mostrem|não coloque|não coloquem|ponha|coloque|coloquem|faça com que|faça|façam|mostre|mostrem|imagine|imaginem|pense|pensem|deixe|deixem|brinque|brinquem|aposte em|apostem em|fuja|fujam|cuide|escreva|escrevam|dê|deem|dê preferência|inspire-se|inspirem-se|surpreenda|surpreendam|mantenha|mantenham|procure|procurem|lembre|lembrem|capriche|caprichem|nada de',
  folk: 'clientes|clientela|leitores|público|gente|pessoas|pais|mães|famílias|alunos|alunas|candidatos|participantes|usuários|utilizadores|compradores|visitantes|vizinhos|moradores|homens|mulheres|jovens|estudantes|casais|profissionais|aposentados|reformados|turistas|hóspedes|pacientes|concorrência|concorrentes|chefe|dono|dona|donos|quem|a maioria|muitos|muitas|eles|elas|sócios|setor|seguidores',
  practical:
    'aberto|aberta|fechado|segunda|terça|quarta|quinta|sexta|sábado|sábados|domingo|domingos|segundas|terças|quartas|quintas|sextas|quintas-feiras|todos os dias|rua|praça|avenida|travessa|reservas|inscrição|inscrições|envio|entrega|entregamos|incluído|incluídos|incluída|incluídas|incluso|inclusos|inclui|garantia|feito em|feita em|feito à mão|certificado|disponível|grátis|gratuita|entrada|estacionamento|vagas|exige|orçamento|metade|desde|bem-vindos|sem hora marcada|em domicílio|ao domicílio|sem glúten|vegano|orgânico|atendo|atendemos|turmas|planos aceitos|menos|indicado|ideal para|funciona|cancelar|quando quiser|ocultos|reparamos|consertamos|atrás|café da manhã|feriados|férias escolares|trazer|traga|documento|jejum',
  you: 'você|vocês|teu|tua|teus|tuas|sua|seu',
}
