import type { Talk } from './talk.ts'

export const fr: Talk = {
  greetings: 'bonjour|bonsoir|salut|coucou|hello|hey|cher|chère|chers|chères|allô|ok|alors',
  people:
    "à tous|à toutes|à vous|l'équipe|équipe|tous|toutes|tout le monde|les amis|madame|monsieur|et|toi|vous|à toi|la team|team",
  closings:
    "merci|merci beaucoup|merci d'avance|mille mercis|un grand merci|merci par avance|d'avance|à vous|à toi|cordialement|bien cordialement|bien à vous|bonne journée|à bientôt|amicalement|bises|belle journée|et|je compte sur vous|dites-moi",
  please: "s'il vous plaît|s'il te plaît|svp|stp|si possible|idéalement|mdr|lol",
  makers: 'designer|graphiste|graphistes|graphisme|agence|créatif|créatifs|maquettiste|studio|da',
  wishes:
    "(?:on|nous|je) (?:veut|voudrait|voudrais|aimerait|aimerais|aimerions|voudrions|voulons|souhaitons|souhaite|cherche|cherchons)(?: bien)?(?: quelque chose| un truc)(?: de)?|(?:il nous|il me) faut(?: quelque chose| un truc)|(?:peux-tu|pouvez-vous|pourriez-vous|tu peux)(?: nous| me)? faire (?:quelque chose|un truc)|juste un truc (?:simple|rapide)|voici le brief|voir brief ci-dessous|comme convenu|voici (?:de quoi travailler|de quoi|le contenu|le texte|les (?:infos|informations|éléments|détails|textes)|notre (?:brief|demande|texte)|ce qu'il faut)|vous trouverez(?: ci-dessous| ci-joint| en pièce jointe| ici)?(?: le contenu| le texte| les (?:infos|éléments|détails|informations)| notre brief)?(?: ci-dessous)?|ci-(?:dessous|joint)(?: le contenu| le texte| les (?:infos|éléments|détails))?|il (?:me|nous) (?:faut|faudrait) (?:quelque chose|un truc)|j'aurais besoin de quelque chose",
  introductions:
    "(?:je suis|nous sommes|on est)(?= [\\p{L}-]*(?:logue|logues|peute|peutes|iste|istes|eur|eurs|euse|euses|er|ers|ère|ères|isan|isane|ien|iens|ienne|iennes|graphe|graphes|coach|trice|chef)(?![\\p{L}]))|(?:je|nous|on) (?:tiens|tenons|tient|gère|gérons|dirige|dirigeons|possède|possédons|suis|sommes|est|avons) (?:un|une)|j'ai (?:un|une)",
  goesOnToWish:
    ',? (?:et|qui) (?:(?:je|nous|on) )?(?:voudrais|voudrions|voudrait|souhaite|souhaitons|cherche|cherchons|veux|veut|voulons|aimerions|aimerais|aimerait)(?![a-zà-ÿ])',
  tells:
    "(?:on|nous|je) (?:fait|faisons|fais|propose|proposons|offre|offrons)(?= (?:-? ?\\d|jusqu'à \\d))|il y a(?= -?\\d)|pour (?:dire|annoncer) (?:que |qu')|(?:que les gens|qu'on|qu'ils|qu'elles) (?:appellent|appelle|réservent|réserve|écrivent|écrive|s'inscrivent|s'inscrive)(?: au| sur| à| par)?(?= [^ ]*[0-9@.])|(?:j'|je |nous |on )(?:ouvre|ouvrons|organise|organisons|propose|proposons)(?= (?:un|une|notre|nos|le|la|les|mon|ma|mes) )|(?:(?:merci de|peux-tu|pouvez-vous|pourriez-vous|tu peux|il faut|il faudrait|veuillez|n'oubliez pas de|n'oublie pas de|pensez à|pense à|il est important de|on veut|on voudrait|on souhaite|nous voulons|nous souhaitons|je veux|je voudrais|aussi|bien) )*(?:mettre en avant|mets en avant|mettez en avant|mentionner|mentionnez|mentionne|préciser|précisez|précise|indiquer|indiquez|indique|dire|dis|dites|rappeler|rappelez|rappelle|souligner|soulignez|annoncer|annoncez|ajouter|ajoutez)(?: bien| aussi)? (?:que |qu')|(?:on|nous|je) (?:lance|lançons|sort|sortons)(?= (?:un|une|notre|nos|le|la|les|mon|ma|mes) )|(?:on|nous|je) (?:veut|voudrait|souhaite|souhaitons|voulons|aimerait|aimerions|veux|voudrais) (?:promouvoir|annoncer|vendre|présenter|mettre en avant|communiquer sur|faire connaître)|il s'agit (?:de |d')|le (?:produit|sujet|thème|message) (?:est|c'est)(?= (?:un|une|notre|nos|le|la|les)(?![\\p{L}])| l'| ?:)|c'est pour (?=(?:notre|nos|mon|ma|mes|le|la|les) )",
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
  joins:
    " (?:et|mais|donc|puis) (?=(?:on|nous|vous|il|ils|c'est|je|j'|si)(?![\\p{L}]))| (?=(?:c'est|on (?:a|fait|propose)|je (?:veux|voudrais)|j'aimerais|on (?:veut|voudrait)|s'il (?:te|vous) pla[iî]t)(?!\\p{L}))",
}
