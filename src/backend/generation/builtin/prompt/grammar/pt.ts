import type { Grammar } from './grammar.ts'

export const pt: Grammar = {
  labels: {
    headline:
      'mensagem|mensagem principal|a mensagem|título|titulo|chamada|chamada principal|manchete|slogan|headline|frase principal|texto principal|título principal',
    subline:
      'abaixo|embaixo|por baixo|subtítulo|subtitulo|texto|corpo|copy|descrição|descricao|detalhe|detalhes|apoio|texto de apoio|linha de apoio|subline|segunda linha|bigode',
    cta: 'cta|chamada para ação|chamada para a ação|botão|botao|texto do botão|call to action',
    price: 'preço|preco|preços|valor|valores|investimento|tarifa|custo',
    offer: 'oferta|promoção|promo|desconto',
    legal:
      'legal|texto legal|rodapé|aviso legal|aviso|letras miúdas|nota legal|condições|menção legal|disclaimer|obs legal|informações legais|nota de rodapé|lettering legal',
    fact: 'citação|depoimento|avaliação|o importante|o mais importante|ponto-chave|o que (?:queremos|quero|queria) (?:dizer|contar|comunicar)|tem que ter|precisa ter|o que tem que ter|colocar|produto|o que dizer|o que deve dizer|o que contar|conteúdo|benefícios|vantagens|diferenciais|onde|quando|data|datas|hora|horário|horários|local|endereço|contato|contacto|evento|nome|dados|pontos-chave|mensagem|mensagem principal|características|inclui|incluir|professor|professora|telefone|informações|info|destaques',
    design:
      'estilo|tom|tom de voz|look|clima|atmosfera|público|público-alvo|publico|publico-alvo|audiência|target|objetivo|objetivos|objectivo|meta|contexto|histórico|formato|formatos|tamanho|canal|canais|plataforma|veículo|peça|cor|cores|paleta|fonte|fontes|tipografia|letra|layout|visual|imagem|imagens|foto|fotos|fotografia|ilustração|nota|notas|evitar|não usar|não|briefing|brief|cliente|prazo|verba|orçamento da campanha|kpi|logo|logotipo|direção de arte|referência|referências|insight|mídia|quem|por quê|por que|concorrência|concorrentes|campanha|idioma|música|restrições|observações|observação|obs|importante|fundo|entrega|entregáveis|personalidade|para o designer|para|para quem|assunto|persona|perfil|clientela|leitores|ideia|a ideia',
  },
  abbreviations:
    'dr|dra|sr|sra|av|r|tel|máx|mín|aprox|ex|p|etc|s.a|ltda|un|unid|pág|ref|incl|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|prof|profa|eng|n|nº|no|h|esq|apto|cj|al|pça|a|m|obs|obs.',
  kinds:
    'app|aplicativo|site|loja|loja online|restaurante|café|padaria|bar|salão de cabeleireiro|cabeleireiro|salão de beleza|salão|barbearia|esmalteria|spa|academia|ginásio|estúdio de yoga|clínica dentária|dentista|floricultura|oficina|lava-rápido|hotel|livraria|pizzaria|açougue|food truck|pet shop|autoescola|escola de dança|lavanderia',
  media:
    'anúncio|anuncio|anúncios|cartaz|cartazes|pôster|poster|banner|banners|flyer|folheto|panfleto|outdoor|spot|vídeo|video|imagem|peça|peças|arte|publicação|post|posts|story|stories|reels|reel|carrossel|criativo|criativos|campanha|briefing|brief|publicidade|propaganda|capa|convite|e-mail marketing|página|teaser|panfletos|mupi|lâmina|card|criação',
  channels:
    'tela|de tela|para tela|painel|facebook|instagram|insta|linkedin|tiktok|pinterest|youtube|google|display|redes|redes sociais|revista|jornal|impresso|web|site|metrô|metro|ônibus|vitrine|vaga|de vaga|vagas|emprego|de emprego|oferta|lançamento|de lançamento|evento|produto|quadrado|quadrada|vertical|horizontal|estático|animado|curto|institucional|de utilidade pública|utilidade pública|publicitário|publicitária|a4|a3|página inteira|meia página|promocional|feira|patrocinado|arrecadação|feed|do feed|app|de app',
  asks: 'crie|criar|cria|faça|fazer|faz|gere|gerar|desenhe|desenhar|mostre|prepare|preparar|escreva|redija|quero|queria|gostaria|preciso|precisamos|queremos|precisa-se|por favor|me|nos|podem|pode|o cliente quer|nosso cliente quer|cliente quer|para o cliente|outro|outra|divulgue|divulgar|anuncie|estamos preparando|monte|montar|bora fazer|me faz|me faça|faz aí|você pode|vocês podem|poderia|poderiam|gostaríamos|estou precisando|tô precisando|quero que|me ajuda|me ajude|ajuda|monta|bora|fazer aí|um|uma|é pra|é para|trata-se de|pra',
  links:
    'pra gente|para a gente|para nós|pra nós|pro meu|pro nosso|pra minha|pra nossa|pro|pra|para|pra|de|do|da|dos|das|sobre|com|que|que diga|que diz|mostrando|anunciando|divulgando|com o texto|com a frase|intitulado|a|ao|à|o|os|as|nosso|nossa|nossos|nossas|meu|minha|um|uma|em|no|na|e|por|dizendo|pro|pros|pras|meus|minhas',
  looks:
    'quarto de página|meia página|página inteira|terço de página|página dupla|fundo|tipografia|fonte|letra|letras|serifa|serifada|com serifa|sem serifa|serifado|sans serif|serif|layout|estilo|look|visual|cor|cores|paleta|tons|tom|clima|atmosfera|luz|iluminação|bokeh|degradê|gradiente|close|cinematográfico|fotorrealista|formato|formato quadrado|formato vertical|logo|logotipo|câmera|estética|ilustração|ilustrado|ilustrada|números grandes|letras grandes|letra grande|contraste|alto contraste|acentos|detalhes em|toques|toque|emojis|emoji|pontos de exclamação|exclamações|hashtags|espaço em branco|espaços em branco|respiro|margens|textura|gráfico|traço|vertical|horizontal|quadrado|terrosos|4k|8k|hd|photorealistic|mockup',
  styles:
    'minimal|minimalista|limpo|limpa|clean|simples|claro|clara|claros|moderno|moderna|contemporâneo|clássico|clássica|atemporal|elegante|elegantes|luxuoso|luxuosa|luxo|requintado|requintada|refinado|sofisticado|sofisticada|premium|exclusivo|exclusiva|divertido|divertida|brincalhão|lúdico|lúdica|amigável|simpático|próximo|próxima|acolhedor|acolhedora|aconchegante|aconchego|rústico|rústica|caseiro|caseira|tranquilo|tranquila|sereno|serena|calmo|calma|suave|suaves|leve|leves|relaxado|descontraído|descontraída|ousado|ousada|impactante|chamativo|chamativa|forte|fortes|vibrante|vibrantes|vivo|vivas|vivos|brilhante|colorido|colorida|alegre|alegres|festivo|festiva|enérgico|energético|dinâmico|dinâmica|esportivo|esportiva|jovem|jovial|fresco|fresca|urbano|urbana|industrial|técnico|técnica|tecnológico|tecnológica|futurista|escuro|escura|escuros|dramático|dramática|misterioso|luminoso|luminosa|arejado|natural|naturais|terroso|clínico|clínica|médico|científico|sério|séria|sóbrio|sóbria|formal|profissional|corporativo|corporativa|confiável|confiança|que passe confiança|seguro|honesto|honesta|humano|humana|emotivo|emotiva|emocional|esperançoso|inspirador|inspiradora|nostálgico|nostálgica|retrô|retro|vintage|poético|romântico|romântica|artístico|artesanal|feito à mão|desenhado à mão|bem-humorado|engraçado|com humor|tendência|cool|fosco|neon|pastel|pastéis|legível|familiar|autêntico|autêntica|respeitoso|digno|discreto|discreta|ensolarado|praiano|praiana|tropical|nórdico|natalino|natalina|junino|junina|veraneio|verão|direto|direta|solidário|otimista|positivo|positiva|potente|marinho|creme|mostarda|vinho|turquesa|limão|madeira|kraft|popular|varejo|quente|quentes|frio|fofo|fofa|delicado|delicada',
  small:
    'e|ou|um|uma|o|a|os|as|de|do|da|dos|das|ao|à|com|em|no|na|sobre|para|pra|por|muito|muita|mais|bastante|bem|algo|um pouco|pouco|não|sem|nenhum|nenhuma|nem|mas|todo|todos|demais|favor|nosso|nossa|estilo|como|que|seja|deve|ser|tipo|texto|imagem|só|apenas|toque|usar|uso|manter|nada|ar|talvez|meio|pegada|uma coisa|mais ou menos',
  orderVerbs:
    'use|usar|usem|utilize|utilizar|coloque|colocar|mostre|mostrar|mantenha|manter|evite|evitar|evitem|não|sem|nenhum|adicione|acrescente|deixe|deixar|pense|importante|atenção|logo|faça|que|inclua|incluir|nada|só|apenas|cuidado|priorize|destaque|destacar|ressalte|deve|ponha|pode|nunca|deixa|deixem|faz|façam|tem que|precisa|quero|queremos algo|algo|tipo|estilo|pegada|clima|meio|bota|coloca|põe|imagine|inspire-se|idealmente|de preferência|visual|que fique|capricha|caprichem|traga|evita|foge|usa|nada de',
  orders:
    'em anexo|segue anexo|do nosso logo|deve ser|deve parecer|deve transmitir|deve passar|deve ter|devem ser|que pareça|que transmita|que passe|que se destaque|que chame|que seja|não usar|não use|não usem|não mostrar|não mostre|não mencionar|não mencione|não citar|não cite|não colocar|não coloque|não incluir|não falar|evitar|evite|evitem|sem foto|sem fotos|sem imagens|sem rostos|sem texto|no estilo de|nosso cliente|o cliente|última campanha|campanha anterior|ano passado|nosso público|público-alvo|concorrência|concorrente|concorrentes|queremos|a ideia é|no canto|canto superior|canto inferior|para instagram|para o instagram|para facebook|para linkedin|para tiktok|para redes|será veiculado|será publicado|vai rodar|formato [0-9]+|pontos de exclamação|clichês|clichê|jargão|jargões|banco de imagens|tom de|legível de longe|para o feed|pro feed|pra stories|objetivo|tem que parecer|tem que ser|tem que ter|precisa parecer|precisa ser|precisa ter|deixa bem|deixa|deixe bem|que fique|que não seja|que não pareça|quero que|queremos que|gostaríamos que|algo [^ ]+ e|nada de|pegada|a foto|as fotos|a imagem|o visual|o design|o fundo|as cores|a fonte|o tom|o logo|nosso logo|nossas cores|deixe espaço|deixar espaço|deixa espaço|em anexo|segue anexo|voltado para|voltada para|voltado a|voltada a|focado em|direcionado|atingir|alcançar|o objetivo|nosso objetivo|a meta|pense em|como se|parecido com|legível|de longe|prazo|precisamos até|para sexta|se possível|sem exagero|sem exagerar|não muito|bandeiras|capricha|q seja|q pareça',
  tidings:
    'sem fim de semana|sem fins de semana|sem plantão|sem turno da noite|restam [0-9]+|últimas vagas|sem experiência|não precisa de experiência|novidade|nova coleção|acabou de chegar|só hoje|tempo limitado|última chance|só esta semana|sem anúncios|sem propaganda|sem publicidade',
  heralds:
    'lançamento|pré-lançamento|últimos dias|últimos [0-9]+ dias|só [0-9]+ dias|última chance|novo|nova|novidade|estamos contratando|contratamos|atenção|aviso|em breve|já disponível|boa notícia|vaga|procura-se|vaga aberta|contrata-se|estamos a contratar|estamos a recrutar|estamos recrutando|procuramos|buscamos|vagas abertas|recrutamos',
  depicted:
    "foto|fotos|fotografia|imagem|imagens|ilustração|ilustrações|ícones|pessoas|gente|rostos|modelos|mãos|texto|palavras|logo|logos|emoji|emojis|degradês|sombras|marca d'água|foguete|foguetes|desenhos|maiúsculas|caixa alta|trocadilhos|jargão|superlativos|seringas|agulhas|sangue|qr|qr code|hashtags|chamas|confete|balões|anglicismos|clichês|crianças tristes|exclamações|exclamação|caminhão",
  negations: 'sem|não|nenhum|nenhuma|nem|zero|nunca|livre de',
  or: 'nem|ou',
  discount: {
    before:
      'desconto de|desconto|descontos de|economize|economize até|economia de|poupe|ganhe|abatimento de|redução de|menos|baixou|liquidação|com até|descontos de até|desconto de até',
    after:
      'mais baratos|mais baratas|de desconto|desconto|off|de economia|mais barato|mais barata|a menos|de redução|de abatimento|na segunda|na 2ª|na primeira compra|no primeiro pedido|em todo o site|em toda a loja|em todas as|em todos os|de off|de bônus no preço|no pix|à vista',
  },
  saving: {
    before:
      'economize em média|economizam em média|economia média de|poupe em média|poupam em média|economize|poupe|economia de|desconto de|menos|ganhe',
    after: 'de desconto|de economia|off|a menos',
  },
  was: {
    before:
      'antes|em vez de|ao invés de|preço antigo|preço normal|preço original|preço cheio|era|valor normal|normalmente|preço de tabela|no lugar de|antes por|antes r$|valia|de:',
    after: 'antes',
  },
  now: { before: 'agora|só|apenas|por|por só|por apenas|agora por|hoje|somente', after: 'agora' },
  moved:
    '(?:de:?|caiu de|baixou de|passa de) {a},? (?:por|para|a|por:)(?: só| apenas| somente)? ?{b}',
  from: {
    before:
      'a partir de|desde|partindo de|no mínimo|mínimo de|acima de|preços a partir de|a partir dos',
    after: 'ou mais|em diante',
  },
  upTo: {
    before: 'até|de até|em até|no máximo|máximo de|máximo|menos de|por menos de|abaixo de',
    after: 'no máximo',
  },
  salary:
    'salário|salario|remuneração|bolsa|bolsa-auxílio|bolsa auxílio|clt|por hora|/hora|ordenado|vencimento|ganhos de|bruto|líquido|piso',
  deposit: 'entrada|entrada de|sinal|depósito|caução|entrada a partir de',
  fee: 'taxa|taxa de|frete|taxas|taxa de serviço|condomínio|iptu|matrícula|tarifa|adicional|mensalidade do|couvert|custo de envio',
  rate: 'a.a|a.m|a a|a m|ao ano|ao mês de juros|taxa fixa|cet|cdi|do cdi|juros|juros de|rendimento|rende|selic|tanb|taeg|tan|taxa anual|rentabilidade|cashback',
  prize:
    'ganhe|concorra|prêmio|prêmios|sorteio|vale-compras|vale-presente|vale|bônus|bônus de|cartão-presente|cupom de|vale de|vale-refeição|vale-alimentação|vale-transporte|doação de',
  offers:
    'grátis|gratis|gratuito|gratuita|gratuitos|gratuitas|brinde|de brinde|ganhe|leve [0-9]|pague [0-9]|código|cupom|cupão|compre [0-9]|2 por 1|dois por um|segunda unidade|2ª unidade|metade do preço|pela metade|frete grátis|portes grátis|[0-9]+ dias grátis|[0-9] por r$|entrada franca|entrada gratuita|sem custo|primeiro mês|teste grátis|não paga|não pagam|cortesia|isento|isenção|de graça|(?<!escala |jornada |turno )[0-9]x[0-9]|dias de teste',
  per: 'por [^ ]+|ao mês|por mês|ao dia|ao ano|/mês|/ano|/noite|/pessoa|/dia|/hora|a diária|diária|a hora|cada|mês|noite|pessoa|kg|o quilo|unidade|mensal|mensais|mensalidade|parcela|parcelas|usuário',
  legal:
    'consulte condições|consulte o regulamento|consulte regulamento|regulamento|termos e condições|sujeito a|sujeita a|sujeito à|sujeita à|enquanto durarem os estoques|enquanto durar o estoque|até durarem os estoques|imagens ilustrativas|imagens meramente ilustrativas|imagem meramente ilustrativa|fotos meramente ilustrativas|imagem ilustrativa|fotos ilustrativas|não cumulativo|não cumulativa|promoção válida|oferta válida|válido até|válida até|válido para|exemplo representativo|não inclusa|não incluso|não inclusas|não inclusos|taxa não incluída|exceto|leia a bula|leia as instruções|consulte um médico|consulte seu médico|procure um médico|médico e o farmacêutico|este medicamento|medicamento|venda proibida|proibida a venda|proibido para menores|menores de 18|maiores de 18|\\+18|beba com moderação|aprecie com moderação|se beber não dirija|jogue com responsabilidade|jogue com moderação|rentabilidade passada|risco|riscos|fundo garantidor|fgc|cnpj|creci|crm|cro|crea|anvisa|registro|susep|licença|análise de crédito|sujeito a análise|iva incluído|iva|impostos|dedução|incorporação registrada|memorial de incorporação|não é aconselhamento|capital|fundação registrada|iso|classificação indicativa|classificação livre|classificação|montante total|mtic',
  calls:
    'consulte seu cep …|consulte a disponibilidade …|consulte preços …|consulte valores …|confira a …|confira o …|confira os …|confira as …|passe na …|passe no …|escreva pra …|escreva para …|marca já …|reserva já …|inscreve-te …|experimenta já …|junta-te …|pede já …|compra já …|descobre …|visita-nos …|aproveita já …|compre …|comprar …|compre já|compre agora|reserve …|reservar …|reserve já|peça …|peça já|peça agora|pedir …|pedir agora|experimente …|teste grátis …|teste agora|teste por …|testar …|descubra …|baixe …|baixar …|baixe o app …|baixe grátis|instale …|inscreva-se …|inscrever-se|inscrições em|inscrições no|inscrições até|inscrições pelo|inscrições:|cadastre-se …|cadastre …|assine …|assinar …|garanta …|garantir …|aproveite …|aproveitar …|conheça …|ligue …|ligar agora|ligue agora|agende …|agendar …|venha …|visite …|visitar …|quero …|saiba mais …|ver mais|ver oferta …|ver ofertas …|ver cardápio|ver planos …|ver modelos …|adicionar ao carrinho|fale conosco|fale com …|falar com …|chame no …|chama no …|chame …|envie …|enviar …|mande …|candidate-se …|candidatar-se|candidatura|candidaturas em|doe …|doar …|doe agora|faça sua doação …|faça uma doação …|faça o seu …|faça sua …|faça seu …|faça um …|faça parte …|ajude …|contribua …|adote …|apadrinhe …|seja um …|seja doador …|abra sua …|abra a sua …|abra …|abrir conta …|calcule …|calcular …|cote …|cotar …|simule …|simular …|solicite …|solicitar …|peça um …|peça uma …|contrate …|contratar …|compare …|comece já|comece agora|comece hoje|comece grátis|começar agora|começar grátis|matricule-se …|participe …|participar …|ingressos em|ingressos no|comprar ingressos|compre ingressos …|garanta seu …|jogue …|jogar …|junte-se …|entre em contato …|entre para …|marque …|marcar …|acesse …|acessar …|confira …|conferir …|registre-se …|troque …|mude …|torne-se …|vem …|veja …|entrar em contato|associe-se …|invista …|ative …|clique …|retire …|encomende …|encomendar …|encomendas pelo|reservas pelo|reservas em|reservas no|siga …|responda …|retire o seu …|parcele …|leve já|leve o seu …|leve a sua …|leve para casa',
  bids: '(?:ver|conhecer|explorar|descobrir|falar com|mandar|enviar|escolher|encontrar|experimentar|inscrever-me|candidatar-se|receber|obter|orçar|alugar|chamar|ajudar|apoiar|assistir|montar|contribuir|visitar|agendar|marcar)(?: (?!que |não )[^ ]+){0,4}',
  stops:
    'em|até|pelo|pela|por|antes|desde|a|com|para|pra|e|ou|se|via|no|na|neste|nesta|durante|sem|quando|ao|aos|dia',
  endCalls: '',
  uncalled:
    '(?:é )?(?:obrigatóri[ao]|recomendad[ao]|necessári[ao]|prévia|antecipada|bem-vind[ao]s?)',
  button:
    '(?:com |e )?(?:o |um )?(?:botão|botao|cta|chamada para ação)(?: que diga| que diz| dizendo| escrito| de)?[: ]*',
  says: '(?:título|titulo|chamada|slogan|com o texto|que diga|que diz|texto|frase|dizendo|escrito)[: ]*',
  trades: {
    job: 'vaga|vagas|emprego|salário|currículo|contrata|contratamos|contratando|estágio|estagiário|clt|processo seletivo|candidato|candidate-se|trabalhe conosco|home office|recrutamento|vale-refeição|auxiliar de|jovem aprendiz|precisa-se|trainee|temporário',
    volunteer: 'voluntários|voluntárias|voluntariado|voluntário|voluntária',
    callout: 'chaveiro|serralheiro|emergência|desentupidora|desentupimento|guincho|reboque',
    charity:
      'banco de alimentos|doe|doar|doação|doações|ong|solidária|solidário|voluntários|voluntário|abrigo|arrecadação|campanha do agasalho|apadrinhe|instituto|doação de sangue|doe sangue|cestas básicas|cesta básica|adoção|sem fins lucrativos|hemocentro',
    public:
      'prefeitura|detran|segurança no trânsito|saúde pública|conscientização|utilidade pública|câmara municipal|governo|vacinação|dengue|defesa civil|eleições|coleta seletiva|secretaria de',
    insurance:
      'seguro|seguros|seguradora|apólice|cobertura|coberturas|sinistro|franquia|plano de saúde|proteção veicular',
    loan: 'empréstimo|crédito|consignado|financiamento|cet|parcelas fixas|crédito imobiliário|crédito habitação|consórcio|taxa de juros|juros a partir|juros de',
    bank: 'conta|conta digital|banco|poupança|cartão|cartão de crédito|cdb|cdi|investimento|investimentos|investir|corretora|fgc|anuidade|rende|tesouro direto|lci|previdência|maquininha',
    clinic:
      'corte masculino|corte feminino|corte de cabelo|corte e barba|barba|limpeza de sofá|higienização de estofados|higienização de sofá|sapateiro|costureira|lavagem a seco|quiropraxia|quiropraxista|dor nas costas|osteopatia|exame de vista|ótica|óticas|unhas|pedicure|degradê|escova progressiva|balayage|clínica|dentista|odontologia|odontológica|fisioterapia|fisioterapeuta|ótica|médico|salão|cabeleireiro|barbearia|estética|massagem|spa|veterinário|veterinária|vacina|consulta|avaliação|implante|implantes|clareamento|limpeza de pele|ortodontia|laser|depilação|oficina|revisão|encanador|eletricista|psicólogo|psicóloga|manicure|oftalmologia|exame|exames|checkup|harmonização|sobrancelhas|troca de óleo|pet shop|banho e tosa|banho e tosa|tosa|tatuagem|fonoaudiologia|oficina|afinador|podologia|domicílio|conserto|reparo|lavagem|lava-rápido|lava jato|afinação|costura',
    property:
      'apartamento|apartamentos|apto|casa|casas|imóvel|imóveis|imobiliária|aluguel|aluga-se|vende-se|dormitórios|dorms|quartos|suíte|suítes|m²|na planta|lançamento imobiliário|cobertura duplex|terreno|lote|lotes|condomínio|t2|t3|moradia|decorado|residencial|kitnet|loteamento|vagas de garagem|sala comercial',
    webinar:
      'evento online|palestra online|aula aberta|clube do livro|clube de leitura|portas abertas|dia aberto|webinar|seminário|workshop|aula gratuita|aulão|congresso|conferência|palestra|portas abertas|masterclass|live|imersão',
    course:
      'colônia de férias|acampamento (?:infantil|de férias)|campo de férias|curso|cursos|aulas|aula|aprenda|escola|faculdade|mba|pós|pós-graduação|matrícula|matrículas|matricule-se|vestibular|bootcamp|idiomas|alunos|inglês|certificado|turma|turmas|autoescola|graduação|ead|formação|preparatório|enem|técnico em|escola de [^ ]+|oficina de [^ ]+|aula experimental|turmas|autoescola',
    event:
      'corrida de rua|show|festival|ingressos|ingresso|teatro|peça de|exposição|turnê|espetáculo|feira|festa|jogo|museu|ópera|abertura dos portões|concerto|stand-up|cinema|circo|sessão|arraial|bilhetes|carnaval|balada|escape room|sala de fuga|feira|circo|entrada livre',
    travel:
      'hotel|viagem|viagens|voo|voos|férias|pousada|diárias|diária|noites|cruzeiro|resort|all inclusive|tudo incluso|pensão completa|café da manhã incluso|passeio|tour|pacote|praia|aéreo|hostel|chalé|excursão|passagens|passagem|escapadinha|aluguel de [^ ]+|aluguer de [^ ]+|camping|caiaque|surf|surfe|stand up paddle|balão|mergulho|aluguel|canoa',
    restaurant:
      'restaurante|cardápio|menu degustação|brunch|mesa|bistrô|jantar|almoço|chef|degustação|bar|rodízio|churrascaria|cantina|feijoada|buffet|happy hour|boteco|petiscos|tasca|choperia|fondue|couvert|comida',
    fitness:
      'academia|fitness|mensalidade|yoga|ioga|pilates|personal|treino|clube|newsletter|coworking|crossfit|natação|ginásio|sem fidelidade|muay thai|escalada',
    software:
      'software|sistema|sistema de|saas|crm|plataforma|ferramenta|nota fiscal|nuvem|teste grátis|usuário|usuários|contabilidade|painel|erp|hospedagem|vpn|streaming|assinatura|internet|fibra|gestão|planilha|mega|clube de assinatura',
    app: 'app|aplicativo|app store|google play|ios|android|baixe|baixar|jogo|aplicação',
    car: 'carro|carros|suv|test drive|test-drive|concessionária|híbrido|elétrico|veículo|moto|motos|seminovo|seminovos|0 km|zero km|picape|sedã|hatch|ipva',
    industry:
      'bomba|bombas|máquina|máquinas|industrial|indústria|fornecedor|iso 9001|pavilhão|estande|hidráulica|compressor|b2b|atacado|logística|energia solar|placas solares|painéis solares|janelas|reforma|móveis planejados|advogado|advogados|advocacia|contador|auditoria|consultoria|mudanças|mudança|orçamento|esquadrias|telhado|dedetização|ficha técnica|embalagens',
    order:
      'hamburgueria|hambúrgueres|smash|pizzas|pizzaria|pizza|hambúrguer|burger|delivery|entrega|padaria|sushi|bolo|bolos|para viagem|marmita|marmitas|açaí|doces|salgados|lanche|lanches|esfiha|pastel|coxinha|encomendas|pão|panetone|marmitex|sorvete|brigadeiro|pastéis',
  },
  buttons: {
    job: 'Candidate-se',
    volunteer: 'Inscreva-se',
    callout: 'Ligue agora',
    charity: 'Doe agora',
    public: '',
    insurance: 'Faça uma cotação',
    loan: 'Simule agora',
    bank: 'Abra sua conta',
    clinic: 'Agende agora',
    property: 'Agende uma visita',
    webinar: 'Inscreva-se',
    course: 'Inscreva-se',
    event: 'Comprar ingressos',
    travel: 'Reserve agora',
    restaurant: 'Reserve sua mesa',
    fitness: 'Matricule-se',
    software: 'Comece agora',
    app: 'Baixe o app',
    download: 'Baixar agora',
    car: 'Agende um test drive',
    industry: 'Peça um orçamento',
    order: 'Peça agora',
    shop: 'Comprar agora',
    learn: 'Saiba mais',
    visit: 'Venha nos visitar',
    trial: 'Experimente grátis',
  },
}
