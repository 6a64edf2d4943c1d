import type { Language } from '../../../../../contract/languages.ts'

/** How people talk to whoever makes the ad: nothing of it is for its readers. Lists are those of `Grammar`. */
export interface Talk {
  greetings: string
  /** Whom they greet. */
  people: string
  /** Thanks and regards; a name below them is a signature. */
  closings: string
  please: string
  /** Who makes the ad, in the name of a line: "Note to the designer". */
  makers: string
  /** Openings of a wish that do not name the thing wanted: "can we get something for". A pattern. */
  wishes: string
  /** Leads to what the ad has to tell: "please mention that". A pattern. */
  tells: string
  /** The same behind it, where the verb stands last. A pattern. */
  told: string
  /** A place for ads: channel, page, feed. */
  places: string
  /** Nouns of the trade: a sentence about the poster is not on it. */
  crafts: string
  /** Who is spoken of where a brief tells its background: we, they, customers. */
  backers: string
  /** What they think, fear and want, and how it went so far. */
  minds: string
  /** First words of a sentence that only a designer is told: think of, until now. */
  openers: string
  /** Goes on from a clause about looks: because, but not. */
  because: string
  /** Whom an ad is to reach, where a sentence begins with them. */
  crowd: string
  /** Where ads hang or are printed. */
  venues: string
  /** Of pictures alone, behind a thing they show: "on a white background". */
  settings: string
  /** Opens a clause that follows from the one before it: so, deshalb. */
  therefore: string
  /** Small words that lead to looks or places. */
  with: string
}

/** Names of platforms, in every language's brief. */
export const PLATFORMS =
  'facebook|fb|instagram|insta|ig|tiktok|linkedin|pinterest|youtube|snapchat|xing|reddit|threads|twitter|google ads|meta ads|instagram story|instagram stories|insta story|insta stories|instagram feed|小红书|抖音|微信|朋友圈|微博|视频号|b站|公众号|领英|インスタグラム|インスタ|フェイスブック|ツイッター|リンクトイン|인스타그램|인스타|페이스북|링크드인|유튜브|틱톡|네이버|เฟซบุ๊ก|เฟสบุ๊ค|อินสตาแกรม|ไอจี|ติ๊กต็อก|ยูทูบ'

export const TALK: Record<Language, Talk> = {
  en: {
    greetings: 'hi|hey|hello|hiya|dear|good morning|good afternoon|morning|yo|ok|okay|so',
    people:
      'team|all|everyone|everybody|guys|there|folks|both|again|designer|designers|design team|adloom|ai|bot|sir|madam|friends|you|and|y all',
    closings:
      'thanks|thank you|thx|ty|cheers|many thanks|thanks so much|thank you so much|thanks a lot|thanks a million|in advance|best|best regards|kind regards|warm regards|regards|best wishes|all the best|sincerely|yours|xx|ta|appreciate it|much appreciated|let me know|let me know if anything is unclear|looking forward|talk soon|speak soon',
    please: 'please|pls|plz|if possible|if you can|ideally|lol|haha|thx|asap',
    makers: 'designer|designers|design team|creative team|agency|artist|art director|creatives',
    wishes:
      "(?:can|could) (?:we|i|you) (?:please |maybe )?(?:get|have|do|make|put together|come up with|whip up)(?: us| me)? (?:something|anything|one|it)|(?:we|i)(?:'d| would) (?:like|love) (?:something|one)|(?:we|i) (?:need|want) (?:something|one)|just a (?:simple|quick) one|(?:a )?quick one|something quick|here's (?:the|our) brief|here is (?:the|our) brief|see brief below|brief below|as discussed",
    tells:
      "(?:(?:please|pls|also|and|do|can you|could you|you should|it should|it must|must|should|needs to|make sure to|make sure you|be sure to|don't forget to|remember to|it has to|has to|we need to|we want to|i want to|we'd like to) )*(?:mention|say|tell (?:them|people|everyone|customers|readers)|point out|highlight|stress|emphasi[sz]e|communicate|state|note|include|announce|add|convey|promote|advertise)(?: the fact)?(?: that(?: there is| there are)?| how)(?![\\p{L}])|(?:please|pls|also|do|can you|could you|must|don't forget to|remember to|make sure to|be sure to|it should|it must|should) (?:also )?(?:mention|say|point out|highlight|include|announce|communicate)(?: the)?(?![\\p{L}])|(?:we're|we are|i'm|i am) (?:promoting|advertising)(?![\\p{L}])|(?:we're|we are|i'm|i am) (?:launching|introducing|releasing)(?= (?:a|an|the|our|my) )|(?:the )?(?:product|offer|event|deal|promo|campaign|topic|service|subject|main message|key message|message|idea) (?:is|is to promote|is to advertise|is to sell)(?: about| called| that)?(?= (?:a|an|the|our|called) |:)|(?:this|it)(?:'s| is) (?:for|about|to promote|to advertise)(?: the| our| my)?(?= )|(?:(?:we|i) )?(?:want|need) to (?:promote|advertise|announce|sell|push|fill|shift)(?![\\p{L}])|(?:it|this) is all about",
    told: '',
    places:
      'channel|page|account|profile|feed|grid|group|groups|ads|ad|campaign|post|posts|followers|website|site|newsletter|wall|timeline',
    crafts:
      'ad|ads|advert|poster|banner|banners|flyer|leaflet|billboard|artwork|key visual|visual|visuals|creative|layout|headline|tagline|target audience|our audience|the audience|tone|tone of voice|ad copy|the copy|copywriting|brand guidelines|style guide|the brief|this brief|our agency|media plan|click-through|ctr|conversions|impressions|footfall|awareness|leads|our last campaign|last campaign|the campaign|this campaign|our campaign|typography|carousel|stock photo|stock photos|brand colours|brand colors|deadline',
    backers:
      "some|colleagues|locals|homeowners|residents|visitors|patients|neighbours|neighbors|staff|members|we|we're|we've|we'd|our|us|they|they're|them|their|people|customers|clients|buyers|competitors|competition|most|many|viewers|readers|nobody|everyone|women|men|parents|millennials|gen z|young|students|families|professionals|owners|users|locals|tourists|aged|ages|year-olds|anyone|those|who",
    minds:
      "gone cold|has to work|seen it all|time-poor|guilty|exhausted|widowed|preachy|want|wants|wanted|would like|need to|needs to|think|thinks|thought|believe|believes|assume|assumes|feel|feels|felt|worry|worries|worried|fear|afraid|anxious|scared|nervous|sceptical|skeptical|forget|forgot|ignore|ignored|confuse|confused|confuses|mistake|trust|distrust|mistrust|struggle|struggled|struggling|tried|tested|flopped|failed|hope|hoping|aim|aiming|plan to|heard of|doesn't know|don't know|didn't know|nobody knows|few know|know about|know that|unaware|aware|curious|expect|expects|perceive|perceived|see us|seen as|ran|lost|losing|declined|dropped|declining|appeal to|appeals to|attract|reach|target|targets|reposition|position|remind|reminds|persuade|convince|overcome|compete|competing|associate|struggles|drive traffic|grow|boost|increase|raise|recognise|recognize|bored|tired of|sick of|put off|intimidated|overwhelmed|hate|hates|prefer|prefers|usually buy|wins|win over|avoid|switch from",
    openers:
      "goal is|goal|goals|aim|aim is|objective|objective is|budget|spend|kpi|kpis|should work|should read|should be|must be|say something|tell a|show a|show the|copy|competitors|the reader|the viewer|our mailing list|our list|nothing too|very little|one strong|one idea|single-minded|think|imagine|picture|envision|deliver as|deliver in|deliver|supply as|output|runs as|runs in|runs on|running in|appears in|goes in|goes on|goes to|will be|until now|up to now|so far|previously|in the past|last year|last time|last month|recently|lately|currently|at the moment|right now|traditionally|originally|historically|the challenge|the problem|the issue|the insight|insight|the thinking|our thinking|the catch|we don't want|we do not want|don't make|don't be|don't go|not a|no one should|nobody should|nothing|ideally|preferably|if possible|maybe|perhaps|could be|can be|feel free|remember|bear in mind|keep in mind|note that|please note for|fyi|by the way|btw|ps|p.s|also keep|to be clear|in short|in a nutshell|the client|client",
    because:
      'because|since|as we|as it|as they|given that|who|which|where|that|but not|not|rather than|and not|like',
    crowd:
      'parents|mums|moms|dads|families|homeowners|owners|commuters|professionals|students|teens|teenagers|millennials|women|men|couples|retirees|pensioners|buyers|shoppers|readers|the reader|the viewer|viewers|users|drivers|tourists|people|those|the audience|gen z|founders|ceos|cfos|ctos|managers|freelancers|beginners|runners|hikers|gamers|young [^ ]+|older [^ ]+|younger [^ ]+|mostly [^ ]+|mainly [^ ]+|primarily [^ ]+|busy [^ ]+|new parents|first-time [^ ]+|urban [^ ]+|b2b [^ ]+|decision makers|decision-makers|adults [0-9]+',
    venues:
      'bus stop|bus stops|bus shelter|bus shelters|bus-side|bus side|bus back|tube|underground|station|train station|magazine|parish magazine|trade magazine|newspaper|local newspaper|local paper|paper|newsletter|website|homepage|shop window|window|noticeboard|billboard|lift|elevator|waiting room|trade press|press|local press|radio|tv|screens|taxi|sunday supplement|mailing list|e-mail|email',
    settings:
      'background|backdrop|lighting|lights|light|style|look|font|typeface|palette|format|tones|bokeh|vibe|vibes|mood|aesthetic|colour scheme|color scheme',
    therefore: 'so|therefore|hence|which is why|that is why',
    with: 'with|on|in|for|against|as',
  },
  de: {
    greetings:
      'hallo|hi|hey|moin|moin moin|guten tag|guten morgen|servus|grüezi|liebes|liebe|sehr geehrte|sehr geehrter|grüß gott|ok|okay|also',
    people:
      'zusammen|team|alle|allerseits|ihr|ihr lieben|leute|kollegen|kolleginnen|und|damen|herren|damen und herren|designteam|mal',
    closings:
      'danke|danke schön|dankeschön|vielen dank|besten dank|lieben dank|herzlichen dank|danke im voraus|im voraus|vorab|euch|dir|ihnen|schon mal|viele grüße|liebe grüße|beste grüße|herzliche grüße|grüße|gruß|mit freundlichen grüßen|freundliche grüße|freundlichen grüßen|lg|vg|mfg|und|merci',
    please: 'bitte|bitte sehr|wenn möglich|gern|gerne|falls möglich|idealerweise|haha|lol',
    makers:
      'designer|designerin|grafik|grafiker|grafikerin|gestalter|agentur|kreation|gestaltung|layout',
    wishes:
      '(?:können wir|könnt ihr|könntet ihr|kannst du|könntest du|ich brauche|wir brauchen|ich hätte gern|wir hätten gern|wir möchten|ich möchte)(?: uns| mir)?(?: bitte| mal| schnell)*(?: was| etwas)(?: machen| haben)?|(?:nur )?(?:was|etwas) (?:einfaches|schnelles|kleines)|hier (?:das|unser) briefing|wie besprochen',
    tells:
      '(?:(?:bitte|auch|und|nicht vergessen|wichtig|könnt ihr|kannst du|ihr könnt|du kannst) )*(?:erwähnt|erwähne|erwähnen|schreib|schreibt|schreiben sie|sag|sagt|betont|betone|betonen|nennt|nenne|kommuniziert|hebt hervor|weist darauf hin|rein muss|rein soll)(?: bitte| auch| noch| unbedingt)*,? dass|es geht um|(?:wir|ich) (?:launchen|lancieren|bewerben)(?= (?:ein|eine|einen|unser|unsere|unseren|das|die|den|am|im)(?![\\p{L}]))|(?:beworben|angekündigt) wird|(?:das )?(?:produkt|angebot|thema|event) (?:ist|heißt|lautet)|(?:wir|ich) (?:wollen|möchten|möchte|will) (?:auf )?(?=(?:unser|unsere|unseren|den|die|das)(?![\\p{L}]))',
    told: '(?:aufmerksam machen|bewerben|ankündigen|vorstellen|bekannt machen|erwähnen|nennen|hervorheben|betonen|promoten)',
    places:
      'kanal|seite|account|profil|feed|gruppe|gruppen|anzeige|anzeigen|kampagne|instagram-kanal|insta-kanal|facebook-seite|facebook-gruppe|linkedin-seite|instagram-account|instagram-seite|insta-story|instagram-story|website|homepage|newsletter|machen|erstellen|gestalten|bauen|basteln|entwerfen|social-media-kanäle|kanäle',
    crafts:
      '~anzeige|anzeigen|plakat|plakate|banner|flyer|motiv|werbemotiv|layout|headline|überschrift|zielgruppe|tonalität|kampagne|kampagnen|briefing|werbung|werbemittel|gestaltung|grafik|bildsprache|reichweitenziel|klickrate|conversions|leads|bekanntheit|laufkundschaft|markenfarben|hausfarben|corporate design|stockfotos|schriftart|typografie|botschaft|hochformat|querformat|karussell|mediaplan|auftraggeber',
    backers:
      'wir|unser|unsere|unserer|unseren|uns|sie|ihnen|ihre|leute|menschen|kunden|kundinnen|käufer|wettbewerber|konkurrenz|viele|die meisten|alle|niemand|frauen|männer|eltern|junge|familien|paare|berufstätige|selbstständige|personen|nutzer|betrachter|leser|es|man|die',
    minds:
      'wollen|möchten|will|möchte|sollen|soll|sollten|glauben|denken|meinen|halten|haben angst|angst|sorgen|fürchten|befürchten|kennen|kennt|wissen|weiß|wissen nicht|unbekannt|verlieren|verliert|verloren|verwechseln|verwechselt|vertrauen|misstrauen|skeptisch|unsicher|neugierig|überzeugen|ansprechen|erreichen|gewinnen|zurückgewinnen|hoffen|planen|getestet|probiert|versucht|funktioniert|gescheitert|geworben|wirbt|werben|wirkt|abgegriffen|abheben|unterscheiden|positionieren|zeigen|ehrlich|steigern|erhöhen|bekannter|vergessen|fühlen|fühlt|fühlen sich|erwarten|bevorzugen|ärgern|genervt|überfordert|scheuen|zögern|schrecken|assoziieren|verbinden mit|kaufen meist|gelten als|nehmen uns|bewegen',
    openers:
      'ziel|ziel ist|budget|etat|schrift darf|schrift soll|text soll|bild soll|deshalb|daher|darum|nicht nach|unser altes|unsere alte|viele|denkt|denk|stellt euch|stell dir|bislang|bisher|früher|zuletzt|letztes jahr|letztes mal|vor kurzem|derzeit|momentan|aktuell ist|ursprünglich|traditionell|das problem|die herausforderung|die idee|hintergrund ist|der hintergrund|im mittelpunkt|im vordergrund|im fokus|gern mit|gerne mit|gern|gerne|am liebsten|idealerweise|vielleicht|wenn möglich|falls möglich|könnte|könnten|erinnert|bedenkt|übrigens|ps|kurz gesagt|lieferung als|geliefert wird|läuft|erscheint|hängt|wird gedruckt|wird ausgespielt|der kunde|die kundin|auftraggeber|die branche|der markt|es darf|es soll|es muss|das ganze|nicht zu|nichts|auf keinen fall|wir wollen nicht|wir möchten nicht|hauptsache',
    because: 'da|weil|denn|damit|dass|die|der|das|den|aber nicht|nicht|wie|sondern|als|sonst|was',
    crowd:
      'eltern|mütter|väter|familien|berufstätige|pendler|studierende|studenten|jugendliche|frauen|männer|paare|rentner|senioren|käufer|leser|die leser|betrachter|nutzer|fahrer|touristen|leute|menschen|gründer|geschäftsführer|selbstständige|anfänger|einsteiger|junge [^ ]+|ältere [^ ]+|jüngere [^ ]+|hauptsächlich [^ ]+|vor allem [^ ]+|überwiegend [^ ]+|in erster linie|viele [^ ]+|viele|entscheider|hausbesitzer|eigenheimbesitzer|läufer|wanderer|erwachsene [^ ]+',
    venues:
      'instagram-kanal|insta-kanal|facebook-seite|instagram-seite|instagram-account|linkedin-seite|facebook-gruppe|bushaltestelle|bushaltestellen|haltestelle|haltestellen|bus|u-bahn|bahnhof|zeitung|lokalzeitung|zeitschrift|magazin|fachmagazin|fachzeitschrift|newsletter|website|webseite|homepage|schaufenster|aufzug|wartezimmer|gemeindeblatt|amtsblatt|presse|fachpresse|kino|intranet|schwarzes brett|apotheken-zeitschrift',
    settings:
      'hintergrund|licht|beleuchtung|stil|look|schrift|schriftart|farbwelt|format|tönen|bokeh|stimmung|optik|ästhetik|farbschema|farbpalette',
    therefore: 'deshalb|daher|darum|deswegen|also|weshalb',
    with: 'mit|auf|vor|im|in|für|als|bei',
  },
  fr: {
    greetings: 'bonjour|bonsoir|salut|coucou|hello|hey|cher|chère|chers|chères|allô|ok|alors',
    people:
      "à tous|à toutes|à vous|l'équipe|équipe|tous|toutes|tout le monde|les amis|madame|monsieur|et|toi|vous|à toi|la team|team",
    closings:
      "merci|merci beaucoup|merci d'avance|mille mercis|un grand merci|merci par avance|d'avance|à vous|à toi|cordialement|bien cordialement|bien à vous|bonne journée|à bientôt|amicalement|bises|belle journée|et|je compte sur vous|dites-moi",
    please: "s'il vous plaît|s'il te plaît|svp|stp|si possible|idéalement|mdr|lol",
    makers: 'designer|graphiste|graphistes|graphisme|agence|créatif|créatifs|maquettiste|studio|da',
    wishes:
      '(?:on|nous|je) (?:veut|voudrait|voudrais|aimerait|aimerais|aimerions|voudrions|voulons|souhaitons|souhaite|cherche|cherchons)(?: bien)?(?: quelque chose| un truc)(?: de)?|(?:il nous|il me) faut(?: quelque chose| un truc)|(?:peux-tu|pouvez-vous|pourriez-vous|tu peux)(?: nous| me)? faire (?:quelque chose|un truc)|juste un truc (?:simple|rapide)|voici le brief|voir brief ci-dessous|comme convenu',
    tells:
      "(?:(?:merci de|peux-tu|pouvez-vous|pourriez-vous|tu peux|il faut|il faudrait|veuillez|n'oubliez pas de|n'oublie pas de|pensez à|pense à|il est important de|on veut|on voudrait|on souhaite|nous voulons|nous souhaitons|je veux|je voudrais|aussi|bien) )*(?:mettre en avant|mets en avant|mettez en avant|mentionner|mentionnez|mentionne|préciser|précisez|précise|indiquer|indiquez|indique|dire|dis|dites|rappeler|rappelez|rappelle|souligner|soulignez|annoncer|annoncez|ajouter|ajoutez)(?: bien| aussi)? (?:que |qu')|(?:on|nous|je) (?:lance|lançons|sort|sortons)(?= (?:un|une|notre|nos|le|la|les|mon|ma|mes) )|(?:on|nous|je) (?:veut|voudrait|souhaite|souhaitons|voulons|aimerait|aimerions|veux|voudrais) (?:promouvoir|annoncer|vendre|présenter|mettre en avant|communiquer sur|faire connaître)|il s'agit (?:de |d')|le (?:produit|sujet|thème|message) (?:est|c'est)|c'est pour (?=(?:notre|nos|mon|ma|mes|le|la|les) )",
    told: '',
    places:
      'compte|page|profil|fil|groupe|groupes|campagne|annonce|annonces|site|newsletter|réseau|réseaux|chaîne|abonnés',
    crafts:
      "l'affiche|affiche|affiches|l'annonce|annonce|annonces|bannière|flyer|visuel|visuels|la campagne|cette campagne|campagne précédente|dernière campagne|nos campagnes|le brief|la pub|pub|publicité|publicités|accroche|cible|notre cible|graphiste|charte|charte graphique|mise en page|typographie|ton de voix|notoriété|prospects|conversions|taux de clic|trafic en magasin|diffusion|carrousel|banque d'images",
    backers:
      'les [^ ]+|nous|notre|nos|on|ils|elles|leur|leurs|les gens|gens|clients|clientes|acheteurs|concurrents|concurrence|beaucoup|la plupart|tout le monde|personne|femmes|hommes|parents|jeunes|familles|couples|actifs|étudiants|utilisateurs|lecteurs|personnes|ceux qui|qui',
    minds:
      'voulons|veut|veulent|souhaitons|aimerait|aimerions|voudrait|pensent|pense|croient|croit|craignent|craint|ont peur|peur|méfient|se méfient|méfie|connaît|connaissent|savent|ignorent|oublient|oublié|confond|confondent|vieilli|perdu|perdons|perd|baisse|hésitent|convaincre|toucher|attirer|fidéliser|séduire|parler|faire revenir|rassurer|testé|essayé|échoué|marché|fonctionné|espérons|espère|imaginent|associent|perçoivent|perçue|perçus|trouvent|jugent|préfèrent|détestent|lassés|augmenter|développer|démarquer|différencier|positionner|cherche à|cherchons à|visons|vise|curieux|sensibles|attendent|comprennent|comprend',
    openers:
      "objectif|l'objectif|budget|taille|livraison [^ ]+|jamais de|illustration|montrez|rien de|un seul|une seule|peu de texte|texte court|mettez|imaginez|imagine|pensez à|pense à|jusqu'ici|jusqu'à présent|jusqu'à maintenant|auparavant|avant|l'an dernier|l'année dernière|la dernière fois|récemment|actuellement|en ce moment|traditionnellement|à l'origine|le problème|le défi|l'enjeu|l'insight|l'idée|l'idée est|au fond|à livrer|livrer en|livrable|paraîtra|parution|sera|diffusée|diffusé|affichée|idéalement|si possible|peut-être|de préférence|éventuellement|rappelez-vous|notez que|à noter que|ps|en bref|en résumé|le client|la cliente|le secteur|le marché|il faut|il faudrait|on ne veut pas|nous ne voulons pas|surtout|rien|ne pas|pas trop|pas de|il s'agit",
    because:
      'car|parce que|puisque|comme|qui|que|mais pas|pas|afin|pour que|plutôt que|façon|comme si|déjà|ni',
    crowd:
      'parents|mamans|papas|familles|actifs|étudiants|adolescents|ados|femmes|hommes|couples|retraités|seniors|acheteurs|lecteurs|le lecteur|utilisateurs|conducteurs|touristes|les gens|dirigeants|indépendants|freelances|débutants|adultes [^ ]+|jeunes [^ ]+|jeunes|surtout des|principalement [^ ]+|essentiellement [^ ]+|urbains|citadins|décideurs|propriétaires [^ ]+|coureurs|les habitués|habitués|beaucoup de',
    venues:
      "arrêt de bus|arrêts de bus|abribus|métro|gare|journal|journal local|magazine|presse|presse locale|presse quotidienne|newsletter|site|site web|page d'accueil|vitrine|ascenseur|salle d'attente|bulletin municipal|radio|cinéma|intranet|affichage|quart de page|pleine page",
    settings:
      'fond|arrière-plan|lumière|lumières|éclairage|style|look|police|typo|palette|format|tons|bokeh|ambiance|esthétique',
    therefore: "donc|c'est pourquoi|du coup|alors|par conséquent",
    with: 'avec|sur|dans|pour|en|façon|au|à',
  },
  es: {
    greetings:
      'hola|buenas|buenos días|buenas tardes|buen día|saludos|hey|estimado|estimada|estimados|estimadas|querido|querida|qué tal|ok|bueno|a ver',
    people:
      'a todos|a todas|equipo|todos|todas|chicos|chicas|gente|amigos|y|qué tal|cómo estás|cómo están|señores|ustedes|otra vez',
    closings:
      'gracias|muchas gracias|mil gracias|gracias de antemano|de antemano|por adelantado|saludos|un saludo|saludos cordiales|cordialmente|atentamente|un abrazo|abrazos|quedo atento|quedo atenta|quedo pendiente|y|a todos|ya me dices|cualquier duda me dices|espero vuestra propuesta|quedamos a la espera',
    please: 'por favor|porfa|porfi|si es posible|a ser posible|si puede ser|jaja|jeje|plis|xfa',
    makers: 'diseñador|diseñadora|diseñadores|diseño|agencia|creativo|creativos|equipo creativo',
    wishes:
      '(?:me|nos) (?:puedes|podrías|podéis|pueden|podrían) (?:hacer|preparar|montar)(?: algo)|(?:quiero|queremos|necesito|necesitamos|quisiera|nos gustaría|me gustaría) algo|(?:solo )?algo (?:sencillo|rápido)|adjunto (?:el |va el )?(?:brief|briefing)|te paso el brief|va el brief|como hablamos|según lo hablado',
    tells:
      '(?:(?:por favor|también|puedes|podéis|podrías|hay que|quiero que|queremos que|que|no olvides|no olvidéis|recuerda|recordad|es importante) )*(?:pon|pongas|poned|poner|di|digas|diga|decid|decir|menciona|mencionad|mencionar|indica|indicad|indicar|explica|explicar|destaca|destacar|resalta|resaltar|comunica|comunicar|avisa|avisar|anuncia|anunciar|cuenta|contar|remarca|remarcar|añade|añadir) que(?: hay| tenemos)?(?![\\p{L}])|(?:se trata de|va de|es para anunciar|es para promocionar|es para vender)(?![\\p{L}])|(?:el|la) (?:producto|oferta|tema|evento|mensaje) (?:es|se llama)(?![\\p{L}])|(?:lanzamos|estamos lanzando|vamos a lanzar)(?= (?:un|una|nuestro|nuestra|nuestros|nuestras|el|la|los|las) )|(?:queremos|quiero|quisiera|nos gustaría|me gustaría|necesitamos|necesito) (?:promocionar|anunciar|vender|dar a conocer|difundir|comunicar|promover)(?![\\p{L}])',
    told: '',
    places:
      'cuenta|página|perfil|feed|grupo|grupos|campaña|anuncio|anuncios|canal|sitio|web|newsletter|redes|redes sociales|seguidores',
    crafts:
      'anuncio|anuncios|cartel|carteles|banner|folleto|campaña anterior|última campaña|la campaña|esta campaña|nuestra campaña|el brief|briefing|titular|público objetivo|nuestro público|diseño|diseñador|maquetación|tipografía|tono|manual de marca|identidad visual|notoriedad|conversiones|clics|leads|altas|publicidad|creatividad|creatividades|carrusel|banco de imágenes|colores corporativos',
    backers:
      'los [^ ]+|las [^ ]+|nosotros|nuestro|nuestra|nuestros|nuestras|nos|ellos|ellas|su|sus|la gente|gente|clientes|clientas|compradores|competidores|competencia|muchos|la mayoría|todos|nadie|mujeres|hombres|padres|jóvenes|familias|parejas|profesionales|estudiantes|usuarios|personas|quienes|abrimos|queremos|somos|tenemos|hemos|creen|piensan',
    minds:
      'queremos|quieren|quiere|quisiéramos|gustaría|piensan|piensa|creen|cree|temen|tienen miedo|miedo|desconfían|desconfía|conoce|conocen|saben|sabe|ignoran|olvidan|olvidado|confunden|confunde|perdido|perdiendo|perdemos|bajado|dudan|convencer|atraer|llegar|fidelizar|recuperar|tranquilizar|probamos|probado|fracasó|funcionó|funciona|esperamos|asocian|perciben|ven como|prefieren|odian|cansados|cansadas|hartos|aumentar|crecer|diferenciarnos|posicionar|posicionarnos|buscamos|pretendemos|curiosidad|entienden|entendió|les cuesta|no entra|quitarles|sienten|siente|se sienten|compran|necesitan sentir',
    openers:
      'objetivo|presupuesto de campaña|se verá|se leerá|poco texto|texto corto|un solo|una sola|así que|muestra|que se lea|imagina|imaginad|piensa|pensad|hasta ahora|hasta hoy|antes|anteriormente|el año pasado|la última vez|últimamente|recientemente|actualmente|en este momento|tradicionalmente|originalmente|el problema|el reto|el desafío|el insight|la idea|la idea es|entregar en|entrega en|saldrá|aparecerá|se publicará|irá|idealmente|si es posible|quizá|quizás|tal vez|a ser posible|preferiblemente|recuerda que el|ten en cuenta|tened en cuenta|pd|en resumen|el cliente|la clienta|el sector|el mercado|no queremos|que no|que lo|que se|que sea|que tenga|nada de|nada|hay que evitar|se trata de evitar',
    because: 'porque|ya que|pues|que|pero no|no|para que|como|como si|ni|aunque|sino',
    crowd:
      'padres|madres|familias|profesionales|estudiantes|adolescentes|mujeres|hombres|parejas|jubilados|mayores de|compradores|lectores|el lector|usuarios|conductores|turistas|la gente|gente|directivos|autónomos|principiantes|jóvenes|jóvenes [^ ]+|adultos [^ ]+|sobre todo [^ ]+|principalmente [^ ]+|la mayoría|urbanitas|propietarios [^ ]+|corredores|muchos [^ ]+|público [^ ]+',
    venues:
      'parada de autobús|marquesina|metro|estación|periódico|diario|revista|prensa|prensa local|newsletter|web|página web|escaparate|ascensor|sala de espera|boletín|radio|cine|intranet|dominical|suplemento|buzoneo',
    settings:
      'fondo|luz|luces|iluminación|estilo|look|tipografía|paleta|formato|tonos|bokeh|ambiente|estética|letra',
    therefore: 'así que|por eso|por tanto|por lo que|entonces|de modo que',
    with: 'con|sobre|en|para|al|a',
  },
  pt: {
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
      '(?:me|nos) (?:faz|faça|pode fazer|podem fazer)(?: aí)? (?:algo|uma coisa)|(?:quero|queremos|preciso de|precisamos de|queria|gostaria de|gostaríamos de) (?:algo|uma coisa)|(?:só )?(?:algo|uma coisa) (?:simples|rápida|rápido)|segue o (?:brief|briefing)|conforme combinado|como combinamos',
    tells:
      '(?:(?:por favor|também|pode|podem|poderia|tem que|é preciso|é importante|quero que|queremos que|que|não esqueça de|não esqueçam de|lembre de|lembrar de) )*(?:põe|ponha|coloca|coloque|colocar|diz|diga|dizer|mencione|mencionar|fale|falar|avise|avisar|informe|informar|destaque|destacar|ressalte|ressaltar|comunique|comunicar|conte|contar|inclua|anuncie|anunciar) que(?: tem| temos)?(?![\\p{L}])|(?:trata-se de|é sobre|é para divulgar|é pra divulgar|é para vender)(?![\\p{L}])|(?:o|a) (?:produto|oferta|tema|evento|mensagem) (?:é|se chama)(?![\\p{L}])|(?:a ideia é|a ideia seria|o objetivo é|queremos|quero|queria|gostaria de|gostaríamos de|precisamos|preciso) (?:divulgar|anunciar|vender|promover|apresentar|comunicar)(?![\\p{L}])|(?:estamos lançando|vamos lançar|lançamos)(?= (?:um|uma|nosso|nossa|nossos|nossas|o|a|os|as) )',
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
  },
  vi: {
    greetings:
      'chào|xin chào|hi|hello|alo|kính gửi|kính chào|thân gửi|chào buổi sáng|dạ|em chào|ok',
    people:
      'bạn|các bạn|anh|chị|anh chị|team|cả nhà|mọi người|em|ad|ạ|nhé|nha|quý công ty|quý vị|đội thiết kế|shop',
    closings:
      'cảm ơn|cám ơn|xin cảm ơn|cảm ơn nhiều|cảm ơn bạn|cảm ơn bạn nhiều|cảm ơn các bạn|cảm ơn team|cảm ơn ad|cảm ơn trước|cảm ơn anh chị|thanks|tks|trân trọng|thân mến|thân|nhiều|nhé|nha|ạ|bạn|các bạn|team|anh|chị',
    please: 'vui lòng|xin|làm ơn|nếu được|nếu có thể|giúp mình|giúp em|nhé|nha|ạ|với',
    makers: 'designer|thiết kế|bên thiết kế|đội thiết kế|họa sĩ|agency|người thiết kế',
    wishes:
      '(?:mình|tôi|em|bên mình|bên em|chúng tôi|chúng mình) (?:cần|muốn)(?: có)? (?:một cái|một cái gì đó|cái gì đó|gì đó)(?: cho)?|làm (?:giúp|cho) (?:mình|em|tôi) (?:cái gì đó|một cái)|(?:gửi|đây là) brief|như đã trao đổi',
    tells:
      '(?:(?:vui lòng|nhớ|hãy|cũng|phải|cần|xin|giúp mình|làm ơn) )*(?:ghi|nói|viết|nhắc|nhấn mạnh|đề cập|thông báo|nêu|cho biết|thêm)(?: rõ)? (?:rằng|là|việc)(?![\\p{L}])|(?:chúng tôi|bên mình|bên em|mình|tôi|em|chúng mình) (?:muốn|cần|định|đang) (?:quảng bá|quảng cáo|giới thiệu|bán|ra mắt|thông báo|đẩy|tổ chức)(?![\\p{L}])|(?:sản phẩm|ưu đãi|sự kiện|chủ đề|nội dung|thông điệp) (?:là|tên là)(?![\\p{L}])',
    told: '',
    places:
      'kênh|trang|tài khoản|fanpage|nhóm|group|chiến dịch|website|web|page|của mình|của chúng tôi|của shop|của quán|bên mình|nhé|nha|ạ',
    crafts:
      'quảng cáo|poster|áp phích|banner|tờ rơi|chiến dịch|brief|tiêu đề|đối tượng mục tiêu|khách hàng mục tiêu|bố cục|thiết kế|phông chữ|giọng văn|bộ nhận diện|nhận diện thương hiệu|chuyển đổi|lượt nhấp|thông điệp|ấn phẩm|ảnh stock|màu thương hiệu',
    backers:
      'chúng tôi|bên mình|mình|họ|mọi người|khách hàng|khách|người mua|người xem|đối thủ|nhiều người|đa số|ai|phụ nữ|nam giới|nữ|nam|cha mẹ|phụ huynh|bạn trẻ|gia đình|dân văn phòng|sinh viên|người dùng|người',
    minds:
      'muốn|mong muốn|cần|nghĩ|nghĩ rằng|cho rằng|tin|sợ|lo|lo lắng|ngại|e ngại|biết|chưa biết|không biết|quên|nhầm|nhầm lẫn|mất|giảm|thuyết phục|thu hút|tiếp cận|kéo|giữ chân|thử|đã thử|thất bại|hiệu quả|hy vọng|liên tưởng|cảm thấy|thích|ghét|chán|tăng|phát triển|khác biệt|định vị|hướng tới|tò mò|hiểu|nghi ngờ|do dự|quan tâm|hay mua',
    openers:
      'hãy tưởng tượng|tưởng tượng|trước giờ|trước đây|lâu nay|năm ngoái|lần trước|gần đây|hiện tại|hiện nay|ban đầu|vấn đề|thách thức|insight|ý tưởng|ý tưởng là|xuất file|giao file|sẽ đăng|sẽ chạy|sẽ dán|nếu được|nếu có thể|có thể|lưu ý là|nhớ là|tóm lại|khách|bên khách|ngành|thị trường|không muốn|mình không muốn|đừng|không nên|làm sao',
    because: 'vì|bởi vì|do|mà|nhưng không|không|để|như|giống',
    crowd:
      'phụ huynh|cha mẹ|gia đình|dân văn phòng|người đi làm|sinh viên|học sinh|phụ nữ|nam giới|các cặp đôi|người lớn tuổi|người mua|người xem|người dùng|tài xế|khách du lịch|mọi người|chủ doanh nghiệp|người mới|bạn trẻ|giới trẻ|chủ yếu [^ ]+|đa số|phần lớn|nhiều người|muốn người',
    venues:
      'trạm xe buýt|xe buýt|nhà ga|ga tàu|tàu điện|báo|tạp chí|bản tin|newsletter|website|trang chủ|thang máy|chung cư|cửa kính|phòng chờ|màn hình|đài|rạp phim|thang máy chung cư|bảng tin',
    settings:
      'nền|phông nền|ánh sáng|phong cách|kiểu chữ|font|tông|tông màu|gam màu|không khí|bố cục|khổ|định dạng',
    therefore: 'nên|vì vậy|vì thế|do đó|cho nên',
    with: 'với|trên|cho|theo|ở|trong',
  },
  zh: {
    greetings: '你好|您好|大家好|嗨|哈喽|哈啰|亲|在吗|各位好|老师好|早上好|下午好|尊敬的',
    people: '各位|老师|团队|设计师|同学|们|大家|小伙伴|呀|啊|哦|的',
    closings:
      '谢谢|感谢|多谢|辛苦了|拜托了|谢谢您|谢谢你|谢啦|谢了|非常|万分|大家|先|啦|此致|敬礼|您|你|麻烦了|麻烦|了|提前|十分',
    please: '请|麻烦|拜托|如果可以|可以的话|最好|尽快|谢谢|哈哈',
    makers: '设计师|设计|美工|美编|画师|制作方|乙方',
    wishes:
      '(?:能不能|可以|能否|可否)?(?:帮我们|帮我|给我们|给我|麻烦)?(?:做|弄|搞|来)(?:点|个)?(?:什么|东西)(?:给|吧)?|见下方(?:需求|简报)|需求如下|如下',
    tells:
      '(?:请|麻烦|记得|一定要|务必|还要|也要|可以|帮忙|希望)*(?:提到|提一下|写上|写明|注明|说明|强调|突出|说一下|加上|标明|告诉大家|点明)(?:一下|的是)?[:：]?|(?:我们|我)(?:想要?|要|打算|准备|希望)(?:推广|宣传|卖|介绍|推|做推广|上新|发布)(?:一下)?(?:的是)?|(?:主题|内容|产品|活动|主推|卖点)(?:是|为|叫)|主推|主打|(?:是关于|关于)',
    told: '(?:这几个字|字样|这句话|的字样|这个信息|这一点)',
    places: '页面|账号|首页|群|号|主页|平台|推广|投放|发布|上|里|店铺|社群|社区',
    crafts:
      '海报|广告|横幅|传单|投放|画面|版面|排版|标题|文案|目标人群|目标受众|受众|上次活动|上一次|品牌调性|调性|设计|设计师|素材|转化|点击率|曝光|知名度|拉新|客户说|甲方|竞品|字体|配色|视觉|品牌色|构图',
    backers:
      '我们|他们|她们|大家|客户|顾客|用户|消费者|买家|竞争对手|很多人|大多数|大部分|女性|男性|家长|父母|年轻人|家庭|上班族|白领|学生|人群|岁',
    minds:
      '老套|记得|路过|想要|希望|想让|想吸引|认为|觉得|以为|担心|害怕|怕|知道|不知道|了解|忘记|流失|减少|下滑|说服|吸引|触达|留住|唤回|尝试|试过|失败|效果|期待|联想|印象|喜欢|讨厌|厌倦|提升|增加|增长|区别|区分|定位|好奇|信任|不信任|怀疑|犹豫|顾虑|关注|新开|不少|竞争|开了',
    openers:
      '想象|之前|以前|此前|去年|上次|最近|目前|现在大家|问题是|难点|挑战|洞察|思路|想法是|交付|输出|将投放|会投放|最好|如果可以|可以的话|或许|也许|注意|记住|总之|客户|甲方|行业|市场|不想|不希望|不要|别|尽量|目的|目标',
    because: '因为|由于|但|而|以便|像|不是',
    crowd:
      '家长|父母|妈妈|爸爸|家庭|上班族|白领|学生|大学生|女性|男性|情侣|老年人|退休|用户|司机|游客|创业者|新手|年轻人|主要是|主要想|多数|大多数|很多人|业主|目标用户',
    venues:
      '公交站|公交站台|地铁站|地铁|灯箱|车站|报纸|杂志|电梯|橱窗|候诊室|公告栏|官网|首页|邮件|楼道|小区|站牌',
    settings: '背景|底色|光线|灯光|打光|风格|字体|配色|色调|构图|画幅|氛围|版式',
    therefore: '所以|因此|因而|于是',
    with: '配|用|以',
  },
  ja: {
    greetings:
      'お世話になっております|お世話になります|いつもお世話になっております|いつもありがとうございます|こんにちは|こんばんは|おはようございます|はじめまして|初めまして|お疲れ様です|お疲れさまです|どうも|拝啓|ご担当者様|担当者様',
    people: '皆様|皆さん|みなさん|様|さん|チーム|デザイナー|御中|ご担当者|担当者',
    closings:
      'よろしくお願いいたします|よろしくお願い致します|よろしくお願いします|宜しくお願いします|宜しくお願いいたします|宜しくお願い致します|よろしく|ありがとうございます|ありがとう|お願いいたします|お願い致します|お願いします|以上です|以上|敬具|何卒|どうぞ|ご確認|ください|頼みます|助かります|です|ね|以上、',
    please:
      'お願いします|お願いいたします|できれば|可能であれば|可能なら|なるべく|至急|笑|すみません|恐れ入りますが|恐縮ですが',
    makers:
      'デザイナー|制作|制作者|制作会社|デザイン|デザイン担当|制作担当|代理店|イラストレーター',
    wishes:
      '(?:何か|なにか)(?:作って|お願い)(?:ください|します|できますか)?|[0-9０-９]?[枚点つ本]?(?:お願い|作成|制作)(?:でき|いただけ)(?:ます|ません)(?:で(?:しょう))?か|概要は(?:以下|下記)の?(?:通り|とおり)(?:です)?|以下の?(?:通り|とおり)(?:です)?|下記の?(?:通り|とおり)(?:です)?',
    tells: '今回は|(?:今回の)(?:商品|テーマ|内容|イベント)は[、,]?|告知内容は',
    told: '(?:という|との|といった)(?:コピー|文言|言葉|一文|キャッチ|キャッチコピー|フレーズ|文字|メッセージ)(?:を|も|は)?(?:必ず|大きく|目立つように|どこかに)?(?:入れて|載せて|使って|書いて|配置して|入れる)?(?:ください|下さい|ほしい|欲しい)?(?:です)?|と(?:必ず|大きく)?(?:入れて|書いて|載せて|記載して|表示して|伝えて)(?:ください|下さい|ほしい|欲しい)?(?:です)?|(?:こと|の|点)(?:を|も)(?:必ず|大きく|しっかり)?(?:入れて|載せて|伝えて|アピールして|記載して|訴求して|強調して|書いて)(?:ください|下さい|ほしい|欲しい)?(?:です)?|(?:を|の)(?:宣伝|pr|告知|紹介|アピール|案内|周知)(?:を)?(?:したい|して)(?:ください|下さい|ほしい|欲しい|のですが|と思います|と考えています)?(?:です)?',
    places:
      'アカウント|ページ|フィード|投稿|サイト|ポータル|掲載|広告|グループ|用|向け|に|で|の|媒体',
    crafts:
      'ポスター|バナー|チラシ|広告|見出し|ターゲット|トンマナ|デザイン|レイアウト|前回の|クリエイティブ|ビジュアル|訴求|認知度|認知|集客|コンバージョン|クリック|フォント|書体|配色|競合|クライアント|ブランドカラー|素材|構図|キャッチコピー|文言',
    backers:
      '私たち|当社|弊社|彼ら|みんな|お客様|お客さま|顧客|ユーザー|消費者|競合|多くの|ほとんど|女性|男性|親|若者|若い|家族|会社員|学生|人|層|世代|代',
    minds:
      'てもらいたい|てほしい|て欲しい|と言われ|思って|思われ|考えて|感じて|不安|心配|恐れ|知られ|知らない|知って|忘れ|減って|少なくなって|減少|離れ|増やす|増やし|獲得|取り込|呼び込|呼びたい|来てもらい|来てほしい|試した|失敗|効果|期待|連想|印象|好き|嫌い|飽き|向上|伸ばし|差別化|位置づけ|興味|信頼|疑|迷って|求めて|敬遠|抵抗|目的|狙|伝えたい|払拭|創業',
    openers:
      'これまで|以前|従来|昨年|前回|最近|現在|現状|課題|問題|狙い|目的|インサイト|アイデア|納品|できれば|可能なら|もし|なお|ちなみに|注意|要は|まとめると|クライアント|お客様は|業界|市場',
    because: 'ので|から|ため|けど|が、|ように',
    crowd:
      '親|ママ|パパ|家族連れ|会社員|学生|若者|女性|男性|カップル|シニア|高齢者|ユーザー|観光客|経営者|初心者|主に|おもに|多くの人|世代|会社帰り|働く',
    venues:
      '駅|駅構内|バス停|電車内|新聞|雑誌|業界誌|メルマガ|ホームページ|公式サイト|エレベーター|待合室|掲示板|店頭|ショーウィンドウ|回覧板|社内報',
    settings:
      '背景|照明|光|ライティング|スタイル|フォント|書体|配色|トーン|雰囲気|構図|テイスト|余白|デザイン|サイズ',
    therefore: 'なので|だから|そのため|したがって|ですので',
    with: 'で|に',
  },
  ko: {
    greetings:
      '안녕하세요|안녕하십니까|안녕|반갑습니다|수고하십니다|수고 많으십니다|수고하세요|하이|여보세요',
    people: '여러분|팀|팀장님|디자이너님|디자이너|담당자님|담당자|님|모두|께',
    closings:
      '감사합니다|감사해요|고맙습니다|고마워요|고마워|감사|감사드립니다|미리|잘 부탁드립니다|잘 부탁드려요|부탁드립니다|부탁드려요|부탁해요|수고하세요|수고하십시오|이상입니다|이상|드림|올림|잘|정말|그럼',
    please: '부탁드려요|부탁드립니다|가능하면|가능하다면|되도록|급해요|빨리|제발|ㅎㅎ|ㅋㅋ',
    makers: '디자이너|디자인|제작|제작자|제작팀|디자인팀|대행사|크리에이티브',
    wishes:
      '(?:뭔가|무언가|뭐)(?: 하나)? (?:만들어|제작해)(?: ?주세요|줘)?|(?:내용|개요|브리프)(?:은|는) (?:아래|다음)(?:와 같습니다| 참고(?:해 주세요)?)?|아래 (?:내용|브리프) 참고',
    tells: '(?!)',
    told: '(?:이)?(?:라|다)는 (?:문구|카피|말|내용|점|메시지|문장|글)(?:을|를|도|은)? ?(?:꼭 |크게 |반드시 |잘 보이게 )*(?:넣어|써|적어|강조해|알려|언급해|담아|표시해)? ?(?:주세요|줘|주시면 됩니다|주시기 바랍니다)?|(?:이)?라고 (?:꼭 |크게 )*(?:써|적어|넣어|표시해|알려) ?(?:주세요|줘)|(?:을|를) (?:홍보|광고|소개|안내|판매|공지)(?:하고|하려고|해) ?(?:싶어요|싶습니다|합니다|해요|주세요|줘|하는데요)|(?:을|를) 알리고 ?(?:싶어요|싶습니다)',
    places: '계정|채널|페이지|피드|그룹|광고|캠페인|게시물|용|에|전용|스토리|블로그|사이트',
    crafts:
      '포스터|배너|전단|광고|헤드라인|타깃|타겟|톤앤매너|디자인|레이아웃|지난 캠페인|캠페인|비주얼|인지도|유입|전환|클릭|폰트|글꼴|배색|경쟁사|클라이언트|고객사|브랜드 컬러|카피|시안|구도',
    backers:
      '우리|저희|그들|사람들|고객|소비자|구매자|경쟁사|많은|대부분|여성|남성|부모|젊은|가족|직장인|학생|사용자|분들|층|세대|대',
    minds:
      '싶습니다|싶어요|뻔해|뻔하|기억|원하|바라|생각|여기|걱정|불안|두려|모르|알고|알려|잊|줄었|줄어|감소|떨어|늘리|늘리고|유치|끌어|확보|설득|시도|실패|효과|기대|연상|인식|좋아하|싫어|지루|지겨|높이|성장|차별|포지셔닝|호기심|신뢰|의심|망설|꺼려|부담|목표|타깃|겨냥|공감|느끼|생겨',
    openers:
      '지금까지|그동안|예전|기존|작년|지난번|최근|현재|문제는|과제|인사이트|아이디어|납품|가능하면|가급적|되도록|혹시|참고로|요약하면|클라이언트|고객사|업계|시장|목적은|목표는',
    because: '때문에|니까|지만|처럼|말고',
    crowd:
      '부모|엄마|아빠|가족|직장인|학생|대학생|여성|남성|커플|시니어|어르신|사용자|관광객|대표|초보자|젊은|청년|주로|대부분|많은 분|많은 사람|주부|퇴근하고',
    venues:
      '지하철역|지하철|버스정류장|버스 정류장|역|신문|잡지|뉴스레터|홈페이지|엘리베이터|대기실|게시판|매장 앞|쇼윈도|사보',
    settings: '배경|조명|빛|스타일|폰트|글꼴|서체|배색|톤|분위기|구도|느낌|색감|디자인|비율|색상',
    therefore: '그래서|그러니|따라서|그러므로',
    with: '로|으로',
  },
  th: {
    greetings: 'สวัสดีค่ะ|สวัสดีครับ|สวัสดีคะ|สวัสดี|หวัดดี|ดีค่ะ|ดีครับ|เรียน|ฮัลโหล',
    people: 'ทีมงาน|ทีม|ทุกคน|แอดมิน|แอด|คุณ|ค่ะ|ครับ|คะ|นะ|พี่|น้อง|ดีไซเนอร์',
    closings:
      'ขอบคุณค่ะ|ขอบคุณครับ|ขอบคุณมากค่ะ|ขอบคุณมากครับ|ขอบคุณล่วงหน้า|ขอบคุณ|ขอบใจ|ด้วยความเคารพ|รบกวนด้วย|รบกวน|มากๆ|มาก|ล่วงหน้า|ค่ะ|ครับ|นะคะ|นะ|จ้า|ด้วย',
    please: 'กรุณา|รบกวน|ช่วยหน่อย|ถ้าเป็นไปได้|ถ้าได้|หน่อยค่ะ|หน่อยครับ|ด่วน|ค่ะ|ครับ',
    makers: 'ดีไซเนอร์|นักออกแบบ|กราฟิก|ทีมออกแบบ|ทีมดีไซน์|เอเจนซี่|ผู้ออกแบบ|ฝ่ายออกแบบ',
    wishes:
      '(?:ช่วย|ขอ|อยากได้)(?:ทำ)?(?:อะไร)(?:สักอย่าง|ก็ได้)?(?:ให้|สำหรับ)?|บรีฟตามนี้|รายละเอียดตามนี้|ตามนี้',
    tells:
      '(?:กรุณา|ช่วย|อย่าลืม|ขอให้|อยากให้|ต้อง|รบกวน|ให้)*(?:บอก|ใส่|เขียน|แจ้ง|เน้น|ระบุ|พูดถึง|ย้ำ|สื่อ)(?:ด้วย)?(?:ว่า)|(?:เรา|ทางร้าน|ร้าน|ทางเรา)?(?:ต้องการ|อยาก|จะ)(?:โปรโมท|โปรโมต|ประชาสัมพันธ์|แนะนำ|ขาย|เปิดตัว|ประกาศ)|(?:สินค้า|หัวข้อ|งาน|กิจกรรม)คือ',
    told: '',
    places: 'เพจ|ช่อง|บัญชี|กลุ่ม|ฟีด|โฆษณา|แคมเปญ|ลง|ของเรา|ของร้าน|หน้า|ใน|ให้|สตอรี่|โพสต์',
    crafts:
      'โปสเตอร์|แบนเนอร์|ใบปลิว|โฆษณา|แคมเปญ|พาดหัว|กลุ่มเป้าหมาย|โทนเสียง|ดีไซน์|เลย์เอาต์|บรีฟ|ชิ้นงาน|อาร์ตเวิร์ก|การรับรู้|ยอดคลิก|คู่แข่ง|ฟอนต์|สีแบรนด์|ภาพสต็อก|องค์ประกอบภาพ',
    backers:
      'เรา|ทางเรา|ทางร้าน|พวกเขา|ทุกคน|ลูกค้า|ผู้ซื้อ|ผู้ชม|คู่แข่ง|หลายคน|ส่วนใหญ่|ผู้หญิง|ผู้ชาย|พ่อแม่|วัยรุ่น|วัยทำงาน|ครอบครัว|นักศึกษา|นักเรียน|คน|อายุ',
    minds:
      'อยากได้|อยากให้|ต้องการ|คิดว่า|เชื่อว่า|กลัว|กังวล|ไม่รู้|รู้จัก|ไม่รู้จัก|ลืม|น้อยลง|ลดลง|เสียลูกค้า|หาย|ดึงดูด|เข้าถึง|โน้มน้าว|เคยลอง|ล้มเหลว|ได้ผล|ไม่ได้ผล|หวัง|นึกถึง|รู้สึก|ชอบ|เกลียด|เบื่อ|เพิ่มยอด|เติบโต|แตกต่าง|วางตำแหน่ง|สนใจ|ไว้ใจ|สงสัย|ลังเล|มองว่า|แข่งขัน|เปิดมา',
    openers:
      'ที่ผ่านมา|ก่อนหน้านี้|เมื่อก่อน|ปีที่แล้ว|ครั้งก่อน|ช่วงนี้|ตอนนี้คน|ปัญหาคือ|โจทย์คือ|ไอเดีย|อินไซต์|ส่งไฟล์|ถ้าเป็นไปได้|อาจจะ|จำไว้ว่า|สรุปคือ|ลูกค้าของเรา|ตลาด|วงการ|ไม่อยาก|ไม่อยากให้|จุดประสงค์|เป้าหมาย',
    because: 'เพราะ|เนื่องจาก|แต่ไม่|ไม่|เหมือน|เพื่อให้',
    crowd:
      'พ่อแม่|คุณแม่|ครอบครัว|คนทำงาน|พนักงานออฟฟิศ|นักศึกษา|นักเรียน|วัยรุ่น|ผู้หญิง|ผู้ชาย|คู่รัก|ผู้สูงอายุ|นักท่องเที่ยว|เจ้าของ|มือใหม่|ส่วนใหญ่|หลายคน|คนรุ่นใหม่',
    venues:
      'ป้ายรถเมล์|สถานีรถไฟฟ้า|รถไฟฟ้า|หนังสือพิมพ์|นิตยสาร|จดหมายข่าว|เว็บไซต์|หน้าแรก|ลิฟต์|หน้าร้าน|ห้องรอ|บอร์ดประกาศ|จอ',
    settings: 'พื้นหลัง|ฉากหลัง|แสง|สไตล์|ฟอนต์|โทน|โทนสี|ดีไซน์|บรรยากาศ|เลย์เอาต์|มู้ด|ลุค|ชุดสี',
    therefore: 'ดังนั้น|เพราะฉะนั้น|จึง|เลยอยากให้',
    with: 'บน|ใน|ด้วย|สำหรับ',
  },
}
