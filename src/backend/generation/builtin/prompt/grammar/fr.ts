import type { Grammar } from './grammar.ts'

export const fr: Grammar = {
  labels: {
    headline:
      'message|message clé|le message|titre|accroche|titre principal|slogan|headline|phrase principale|message principal|gros titre',
    subline:
      'en dessous|dessous|juste en dessous|sous-titre|sous titre|texte|corps|corps de texte|description|détails|baseline|subline|body|second message|sous-accroche|chapô',
    cta: "cta|appel à l'action|bouton|call to action|texte du bouton",
    price: 'prix|tarif|tarifs|coût',
    offer: 'offre|promo|promotion|remise|bon plan',
    legal:
      'mentions|mentions légales|mention|mention légale|mention obligatoire|mentions obligatoires|légal|petits caractères|conditions|note légale|bas de page',
    fact: "citation|témoignage|avis client|citation d[^:]{2,30}|l'essentiel|le plus important|point clé|l'idée clé|ce qu'(?:on|il) (?:veut|voudrait|aimerait|faut)(?: absolument)? dire|ce que (?:nous voulons|je veux) dire|à dire|il faut dire|infos à mettre|contenu à mettre|à mettre dessus|à mettre|produit|ce qu'il faut dire|à dire|ce qu'on veut dire|contenu|avantages|bénéfices|points clés|où|quand|date|dates|heure|horaires|lieu|adresse|contact|événement|nom|faits|message clé|infos|info pratiques|infos pratiques|à mentionner|caractéristiques|usp|points forts|point fort|atouts|à savoir|dates et lieu|tarifs et horaires",
    design:
      "style|ton|tonalité|look|ambiance|atmosphère|cible|public|audience|public cible|objectif|objectifs|but|contexte|format|formats|taille|emplacement|canal|canaux|plateforme|support|supports|couleur|couleurs|palette|police|polices|typo|typographie|mise en page|visuel|visuels|image|images|photo|photos|illustration|note|notes|à éviter|éviter|ne pas|brief|client|délai|budget|kpi|logo|design|direction artistique|da|référence|références|insight|médium|média|qui|pourquoi|concurrence|concurrents|campagne|langue|musique|charte|diffusion|interdits|consignes|remarque|remarques|pour|pour qui|objet|point forts|obligatoire|éléments obligatoires|impératifs|budget média|livraison|couleurs de la marque|charte graphique|persona|personas|lecteurs|clientèle|notre clientèle|idée|l'idée|la cible|nos clients",
  },
  abbreviations:
    'dr|m|mme|mlle|st|ste|n|no|tél|tel|env|p|ex|av|bd|apt|max|min|etc|réf|ttc|ht|hab|art|j|pers|janv|févr|avr|juil|sept|oct|nov|déc|inc|vol|obs',
  kinds:
    'appli|application|site|boutique|magasin|restaurant|resto|café|boulangerie|bar|bistrot|salon de coiffure|coiffeur|salon|barbier|onglerie|institut de beauté|spa|salle de sport|studio de yoga|cabinet dentaire|fleuriste|garage|station de lavage|hôtel|librairie|pizzeria|boucherie|food truck|toiletteur|auto-école|école de danse|pressing',
  media:
    "affiche|affiches|affichage|annonce|annonces|pub|publicité|bannière|bannières|flyer|dépliant|prospectus|panneau|spot|clip|vidéo|image|visuel|visuels|post|story|stories|reel|carrousel|encart|création|créa|campagne|brief|page|teaser|publication|carte postale|kakémono|abribus|mailing|invitation|ad|poster|insertion|campagne d'affichage",
  channels:
    "écran|facebook|instagram|insta|linkedin|tiktok|pinterest|youtube|google|display|réseaux sociaux|social|magazine|presse|presse locale|journal|print|web|site|métro|bus|abribus|vitrine|recrutement|emploi|offre d'emploi|d'emploi|lancement|de lancement|de recrutement|produit|carrée|carré|verticale|vertical|horizontale|statique|animée|courte|institutionnelle|municipale|pour instagram|publicitaire|a4|a3|pleine page|demi-page|promo|promotionnelle|salon|sponsorisé|sponsorisée|rentrée|quart de page",
  asks: "crée|créez|créer|fais|faites|faire|génère|générez|dessine|conçois|concevez|réalise|réalisez|réaliser|imagine|imaginez|montre|je veux|je voudrais|je souhaite|j'ai besoin|il me faut|il nous faut|nous voulons|nous souhaitons|nous avons besoin|on veut|on voudrait|on a besoin|on cherche|on prépare|besoin|svp|s'il vous plaît|moi|nous|prépare|préparez|rédige|notre client veut|le client veut|le client souhaite|notre client souhaite|faut|pourriez-vous|pouvez-vous|peux-tu|tu peux|pourrais-tu|vous pouvez|nous préparer|nous faire|me faire|préparer|créer pour nous|il nous faudrait|il me faudrait|faudrait|on aimerait|j'aimerais|nous aimerions|nous cherchons|petite|petit|c'est pour|fais-moi|faites-nous|fais-nous|faites-moi|je cherche|besoin de|besoin d'une|besoin d'un",
  links:
    "pour nous|pour|de|du|des|d'|sur|avec|qui|qui dit|à propos de|présentant|montrant|annonçant|avec le texte|intitulée|intitulé|à|au|aux|le|la|les|l'|notre|nos|mon|ma|un|une|en|dans|pr|mes",
  looks:
    "esprit|fond|arrière-plan|police|typo|typographie|lettres|serif|sans serif|sans-serif|empattement|empattements|mise en page|style|look|couleur|couleurs|palette|ton|tons|tonalité|ambiance|atmosphère|lumière|éclairage|bokeh|dégradé|gros plan|cinématographique|photoréaliste|format|format carré|format vertical|logo|caméra|esthétique|illustration|illustré|illustrée|gros chiffres|grands chiffres|grosses lettres|gros caractères|contraste|contrasté|touches|touche|accents|emojis|emoji|points d'quart de page|demi-page|demi page|pleine page|tiers de page|double page|double-page|exclamation|hashtags|espace|blanc tournant|marges|aéré|aérée|graphisme|teintes|graphique|tutoiement|vouvoiement|portrait|paysage|4k|8k|hd|photorealistic|mockup",
  styles:
    'sympa|sympas|sympathique|pro|flashy|pétant|pétante|minimal|minimaliste|épuré|épurée|sobre|simple|clair|claire|moderne|contemporain|contemporaine|classique|intemporel|élégant|élégante|chic|luxe|luxueux|luxueuse|raffiné|raffinée|haut de gamme|premium|exclusif|ludique|amical|amicale|convivial|conviviale|chaleureux|chaleureuse|cosy|rustique|accueillant|accueillante|calme|apaisant|apaisante|serein|sereine|doux|douce|tendre|détendu|détendue|décontracté|décontractée|audacieux|audacieuse|percutant|percutante|vif|vive|vifs|vives|coloré|colorée|colorés|joyeux|joyeuse|gai|gaie|festif|festive|énergique|dynamique|sportif|sportive|jeune|urbain|urbaine|brut|brute|industriel|industrielle|technique|technologique|futuriste|sombre|dramatique|mystérieux|lumineux|lumineuse|aérien|aérienne|frais|fraîche|naturel|naturelle|terreux|clinique|médical|scientifique|sérieux|sérieuse|rassurant|rassurante|confiant|confiante|de confiance|professionnel|professionnelle|institutionnel|institutionnelle|corporate|honnête|humain|humaine|émouvant|émotionnel|inspirant|inspirante|nostalgique|rétro|vintage|poétique|romantique|artistique|artisanal|artisanale|fait main|dessiné à la main|humoristique|drôle|décalé|décalée|tendance|branché|cool|mat|brillant|néon|pastel|pastels|lisible|visible|familial|familiale|authentique|proche|respectueux|digne|discret|discrète|ensoleillé|méditerranéen|scandinave|japonais|provençal|gourmand|gourmande|estival|estivale|hivernal|automnal|direct|directe|complice|engagé|engagée|bienveillant|bienveillante|solennel|solidaire|pêchu|pop|fun|punchy|premium|bleu marine|crème|bordeaux|kraft|fluo|impertinent~|sobres|mignon|mignonne|adorable|délicat|délicate',
  small:
    "et|ou|un|une|le|la|les|l'|de|du|des|d'|à|au|aux|avec|en|sur|dans|pour|très|plus|plutôt|assez|un peu|peu|bien|pas|pas de|sans|aucun|aucune|mais|tout|tous|toute|toutes|trop|beaucoup|ni|svp|notre|nos|style|façon|comme|est|soit|être|rester|restez|reste|type|qui|que|c'est|on|texte|image|esprit|version|par|quelque chose|truc|peut-être|juste|un truc|genre|ça|ce",
  orderVerbs:
    "utilise|utilisez|utiliser|mets|mettez|mettre|montre|montrez|montrer|garde|gardez|garder|évite|évitez|éviter|pas de|pas|ne|n'|sans|aucun|aucune|ajoute|ajoutez|laisse|laissez|place|placez|pense|pensez|surtout|attention|important|reste|restez|rester|logo|merci|fais|faites|prévoir|privilégier|privilégiez|jamais|il faut|veillez|uniquement|rien|rends|rendez|merci de|il faut que|faut que|faut|quelque chose|plutôt|idéalement|si possible|style|esprit|genre|ambiance|imaginez|imagine|inspirez|adoptez|soignez|misez|jouez|restons|que ce soit|ça doit|ce doit|on doit",
  orders:
    "ci-joint~|en pièce jointe|de notre logo|doit être|doit rester|doit se|doit donner|doivent être|devra|ne pas montrer|ne pas utiliser|ne pas mentionner|ne montrez pas|n'utilisez pas|ne mentionnez pas|à éviter|évitez|éviter|pas de photo|pas de photos|pas d'image|pas d'images|pas de visage|pas de texte|sans photo|dans le style de|notre client|le client|dernière campagne|campagne précédente|l'an dernier|notre cible|public visé|cible|concurrence|concurrents|concurrent|on veut|on souhaite|nous voulons|nous souhaitons|en haut à gauche|en haut à droite|en bas à gauche|en bas à droite|pour instagram|pour facebook|pour linkedin|pour tiktok|diffusée sur|diffusé sur|diffusion|sera affiché|sera affichée|ton employé|on tutoie|on vouvoie|jargon|clichés|cliché|lisible de loin|visible de loin|bien visible|banque d'images|objectif|l'objectif|l'idée|point d'exclamation|points d'exclamation|il faut que|faut que ce soit|que ce soit|ça doit|cela doit|ce doit|on doit voir|on doit|faites simple|fais simple|faites-le|fais-le|merci de|merci d'éviter|dans l'esprit|dans un esprit|style [^ ]+|pas trop|rien de trop|sans en faire trop|l'image|la photo|les photos|le visuel|l'affiche|l'annonce|la bannière|le ton|les couleurs|la police|le fond|le logo|notre logo|nos couleurs|charte|laissez|laisser de la place|prévoyez|en pièce jointe|ci-joint|s'adresse à|s'adresser à|toucher les|toucher des|le but|notre but|le message doit|idée :|on imagine|imaginez|à la manière|comme si|destiné à|destinée à|adressé à|pour le [0-9]+|vous pouvez (?:utiliser|mettre|reprendre|prendre|partir|ajouter|jouer|choisir|changer)|tu peux (?:utiliser|mettre|reprendre|prendre|partir|ajouter|jouer|choisir|changer)|si possible|surtout pas|pas de maison|lisible",
  tidings:
    'pas de pub|pas de publicité|pas de week-end|ni soir ni week-end|sans week-end|pas de nuit|pas de soirée|sans frais|sans frais de [^ ]+|sans engagement|il reste [0-9]+|plus que [0-9]+|sans expérience|débutants acceptés|débutant accepté|nouveauté|nouvelle collection|tout nouveau|aujourd’hui seulement|durée limitée|dernière chance|cette semaine seulement|sans pub|sans publicité|zéro pub',
  heralds:
    "recrutement|offre d'emploi|derniers jours|plus que [0-9]+ jours|dernière chance|nouveau|nouveauté|nouvelle|on recrute|nous recrutons|on embauche|attention|annonce|bientôt|disponible|bonne nouvelle|recherche|on recherche|nous recherchons|nous embauchons|nous recrutons dès maintenant|on recrute dès maintenant",
  depicted:
    "photo|photos|image|images|illustration|illustrations|icônes|personnes|gens|visage|visages|mannequin|mannequins|mains|texte|mots|logo|logos|emoji|emojis|dégradés|ombres|filigrane|fusée|fusées|dessin|majuscules|jeux de mots|jargon|superlatifs|seringue|seringues|aiguille|aiguilles|sang|qr|qr code|hashtags|flammes|confettis|ballons|anglicismes|clichés|bébé|animaux tristes|point d'exclamation|points d'exclamation",
  negations: "sans|pas de|pas d'|aucun|aucune|ni|zéro|non|ne|jamais|pas",
  or: 'ni|ou',
  discount: {
    before:
      "remise de|réduction de|rabais de|remise|réduction|économisez|économise|profitez de|bénéficiez de|gagnez|moins|soldes|promo|baisse de|jusqu'à -|offre de",
    after:
      "moins chers|moins chère|moins chères|de remise|de réduction|de rabais|de moins|d'économie|d'économies|off|moins cher|de promo|offerts sur|remisé|remise|sur tout|sur toute|sur tous|sur la deuxième|sur la 2e|immédiate|immédiats|de réduction immédiate",
  },
  saving: {
    before:
      'économisez en moyenne|économisent en moyenne|économie moyenne de|économisez|économise|remise de|réduction de|rabais de|gagnez|moins|bon de réduction de',
    after:
      "de remise|de réduction|de rabais|d'économie|d'économies|de moins|offerts|remboursés|immédiatement déduits",
  },
  was: {
    before:
      "au lieu de|au lieu d'|contre|avant|ancien prix|prix barré|prix initial|prix public|prix conseillé|prix normal|valeur|habituellement|d'une valeur de|était à|hors promo",
    after: 'avant|prix public|barré|prix conseillé',
  },
  now: {
    before: "maintenant|seulement|à|pour|désormais|à seulement|à partir d'aujourd'hui",
    after: 'seulement|maintenant',
  },
  moved: '(?:passe de|passent de|baisse de|de) {a} à (?:seulement )?{b}',
  from: {
    before: "dès|à partir de|à partir d'|a partir de|au moins|minimum|prix à partir de",
    after: 'et plus|minimum|ou plus',
  },
  upTo: {
    before:
      "jusqu'à|jusqu'a|jusque|maximum|max|au maximum|moins de|à moins de|sous les|sous la barre des",
    after: 'maximum|max',
  },
  salary:
    "salaire|rémunération|brut|bruts|brut/an|net|de l'heure|par heure|/heure|smic|fixe|salaire brut|k€|gratification|taux horaire|annuel|annuels|brut annuel|brut mensuel",
  deposit:
    'acompte|apport|caution|dépôt de garantie|dépôt|premier loyer|1er loyer|premier loyer majoré|arrhes',
  fee: 'frais|frais de port|frais de dossier|honoraires|charges|taxe|taxe de séjour|supplément|commission|cotisation',
  rate: 'taeg|tae|taux|taux fixe|taux débiteur|taux annuel|intérêt|intérêts|rendement|brut par an|livret|rémunéré à|rémunéré|par an|annuel brut|crédit',
  prize:
    "gagnez|gagner|à gagner|lot|lots|prix d'une valeur|carte cadeau|bon d'achat|chèque cadeau|prime|prime de bienvenue|bonus|tirage au sort|cagnotte|offerts",
  offers:
    "gratuit|gratuite|gratuits|gratuites|gratuitement|offert|offerte|offertes|cadeau|cadeaux|code|code promo|essai|[0-9]+ jours d'essai|mois offert|mois offerts|1 acheté|[0-9] achetés|[0-9] achetées|2 pour 1|[0-9] pour [0-9]+|[0-9] \\+ [0-9]|[0-9]\\+[0-9]|moitié prix|à moitié prix|livraison offerte|livraison gratuite|entrée libre|la deuxième|la 2e|le 2e|le deuxième|offerts",
  per: "par [^ ]+|/ ?mois|mois|/mois|/an|/pers|/personne|/nuit|/semaine|/jour|/heure|la nuit|la semaine|la pièce|le kilo|le kg|l'unité|la séance|chacun|pièce|mensuel|/kg|ttc",
  legal:
    "fiscalité|fiscalité en vigueur|voir conditions|conditions générales|sous réserve|sous conditions|offre soumise|hors frais|hors taxes|ht|ttc|hors promotions|non cumulable|dans la limite|stocks disponibles|jusqu'à épuisement|un crédit vous engage et doit être remboursé|un crédit vous engage|vérifiez vos capacités|engage et doit être remboursé|exemple représentatif|l'abus d'alcool|à consommer avec modération|modération|mangerbouger|manger bouger|pour votre santé|interdit aux mineurs|réservé aux majeurs|jouer comporte des risques|perte en capital|risque de perte|risque|investir comporte|frais de dossier|hors assurance|selon conditions|selon éligibilité|licence|agréé|orias|siret|rcs|dispositif médical|lire la notice|demandez conseil|notice|médicament|reçu fiscal|loi 1901|association reconnue|reconnue d'utilité|dpe|classe énergie|honoraires|non contractuel|non contractuelle|photos non contractuelles|suggestion de présentation|exclus|exclu|excepté|mentions|cgv|fonds de garantie|fgdr|garantie des dépôts|en savoir plus sur|coût total|montant total|mensualités de|non remboursable|majeurs uniquement",
  calls:
    "écrivez-nous …|venez nous …|j'en profite|j'achète|je réserve …|je commande|je m'inscris …|je découvre …|je postule|je donne …|je télécharge …|j'essaie …|je fais un don|je calcule …|je simule …|je prends rendez-vous|je participe|je m'abonne|achetez …|acheter …|commandez …|commander …|commander|réservez …|réserver …|réserver|réservez|découvrez …|découvrir …|découvrir|essayez …|essayer …|essayer|téléchargez …|télécharger …|télécharger|inscrivez-vous …|s'inscrire …|inscription en|inscription sur|inscriptions sur|rejoignez …|rejoindre …|appelez …|appelez|abonnez-vous …|s'abonner|profitez-en …|profiter de l'offre|venez …|postulez …|postulez|postuler …|postuler|candidatez …|candidature à|candidatures à|envoyez …|envoyer …|faites un don …|faire un don …|donnez …|donner maintenant|soutenez …|en savoir plus …|voir l'offre|voir les …|voir le …|voir la …|plus d'infos …|prenez rendez-vous …|prendre rendez-vous …|prendre rdv|prenez rdv|demandez …|demander un …|demander une …|demander mon …|obtenir mon …|obtenir un …|obtenir une …|obtenez …|recevoir un …|recevez …|calculez …|calculer …|simulez …|simuler …|estimez …|estimer …|ouvrez …|ouvrir un …|ouvrir mon …|visitez …|visiter …|planifier une …|planifiez …|participez …|participer|contactez-nous …|contactez …|nous contacter|ajouter au panier|créez votre …|créer mon …|testez …|tester …|démarrer …|commencer …|commencez …|adoptez …|adopter|parrainez …|installez …|rendez-vous sur|retrouvez-nous …|réservation au|réservation sur|réservations au|réservations sur|billetterie …|choisir …|choisissez …|accéder …|jouer …|jouez …|réserver ma …|réserver mon …|réserver une …|prenez votre …|passez nous voir|passez en",
  bids: "(?:voir|consulter|explorer|trouver|comparer|souscrire|adhérer|candidater|prendre|choisir|configurer|déposer|parler à|échanger avec|organiser|profiter|recevoir|obtenir|lancer|composer|louer|offrir|appeler|installer|participer|parrainer|soutenir|envoyer|réserver|tester)(?: (?:le|la|les|l'[^ ]+|un|une|mon|ma|mes|votre|nos|notre|en|au|du|de|maintenant|gratuitement|ici|cv|rdv|ma place|[0-9]+ jours)(?: [^ ]+){0,3})?|(?:s'abonner|s'inscrire|s'engager|se lancer|m'inscrire|m'abonner|m'engager)(?: [^ ]+){0,3}",
  stops: "sur|au|à|avant|jusqu'au|jusqu'à|dès|par|via|dans|en|de|pour|avec|et|chez|ou|si|aux|d'ici",
  endCalls: '',
  uncalled:
    '(?:est )?(?:obligatoire|conseillée?|recommandée?|nécessaire|indispensable|souhaitée?|bienvenue?s?)',
  button: "(?:avec |et )?(?:le |un )?(?:bouton|cta|appel à l['’]action)(?: qui dit| disant)?[: ]*",
  says: '(?:titre|accroche|slogan|texte|avec le texte|qui dit|disant|intitulée?|mention)[: ]*',
  trades: {
    job: "recrute|recrutons|recrutement|recrutement :|emploi|poste|cdi|cdd|alternance|alternant|stage|stagiaire|salaire|candidature|candidatures|postulez|h/f|offre d'emploi|temps plein|temps partiel|intérim|on embauche|nous recherchons|apprenti",
    volunteer: 'bénévole|bénévoles|bénévolat|volontaires|coup de main',
    callout:
      'changement de serrure|serrurier|urgence|urgences|dépannage|24h/24|7j/7|7 jours sur 7|intervention|débouchage',
    charity:
      'banque alimentaire|don|dons|donnez|association|solidarité|bénévoles|bénévole|refuge|collecte|parrainage|don du sang|caritative|caritatif|humanitaire|adoption|sans-abri|reçu fiscal',
    public:
      'mairie|ville de|commune|préfecture|sécurité routière|santé publique|sensibilisation|coupure|prévention|métropole|travaux|élections|tri|déchets',
    insurance:
      'assurance|mutuelle|assurances|assuré|couverture|sinistre|cotisation|complémentaire santé|devis',
    loan: 'prêt|crédit|taeg|emprunt|emprunter|crédit immobilier|prêt immobilier|mensualité|mensualités|rachat de crédit',
    bank: 'livret|banque|épargne|compte courant|carte bancaire|néobanque|placement|assurance-vie|bourse|pea|courtier|compte bancaire|compte gratuit|compte pro|compte en ligne|compte épargne|ouvrir un compte',
    clinic:
      'coupe homme|coupe femme|coupe enfant|coupe hommes|brushing|révision chaudière|entretien chaudière|nettoyage de tapis|nettoyage de canapé|mal de dos|ostéopathie|chiropracteur|examen de la vue|examen de vue|opticien|test auditif|onglerie|pose gel|pose de gel|dégradé homme|barbe|balayage|clinique|dentiste|cabinet|kiné|opticien|ophtalmo|médecin|salon de coiffure|coiffeur|institut|massage|soins|spa|vétérinaire|vaccination|dépistage|bilan|thérapie|barbier|garage|révision|plombier|électricien|dépannage|ostéopathe|audioprothésiste|séance|manucure|contrôle technique|pneus|garage|atelier vélo|toilettage|tatoueur|tatouage|ramonage|accordeur|ostéopathe|orthophoniste|sophrologue|consultation|réparation|réparations|cordonnerie|accordage|retouches',
    property:
      'appartement|appartements|maison à vendre|maison à louer|maison individuelle|maison de ville|maison neuve|maison [0-9]+|maison avec|villa|t2|t3|t4|t1|studio|immobilier|programme neuf|résidence|loyer|à vendre|à louer|m²|pièces|agence immobilière|terrain|terrains|duplex|loft|chambres|portes ouvertes|visite',
    webinar:
      'événement en ligne|conférence en ligne|club de lecture|journée portes ouvertes|portes ouvertes|webinaire|atelier|conférence|séminaire|journée portes ouvertes|masterclass|table ronde|congrès|webinar|jpo',
    course:
      "colonie de vacances|centre aéré|colo|cours|formation|formations|apprendre|apprenez|école|diplôme|soutien scolaire|stage intensif|inscription|inscriptions|rentrée|certification|auto-école|élèves|bootcamp|licence|master|bts|cpf|auto-école|cours de [^ ]+|forfait 20 heures|séances|stage|stages|atelier d'écriture",
    event:
      'course à pied|concert|festival|billets|billet|billetterie|spectacle|théâtre|exposition|expo|marché|soirée|tournée|entrée|match|cinéma|musée|brocante|vide-grenier|salon|opéra|ballet|humoriste|escape game|brocante|vide-grenier|marionnettes|cirque|plein tarif|tarif réduit|entrée libre|salon du [^ ]+',
    travel:
      "hôtel|séjour|voyage|vol|vols|vacances|week-end|[0-9]+ nuits?|la nuit|par nuit|nuitées?|croisière|gîte|camping|circuit|tout compris|demi-pension|chambre d'hôtes|ferry|escapade|ski|location de [^ ]+|gîte|gîtes|camping|chambre d'hôtes|couchages|location de vélos|kayak|canoë|paddle|montgolfière|baptême de l'air|location|surf|plongée",
    restaurant:
      'restaurant|menu|brunch|bistrot|brasserie|dîner|déjeuner|bar à vin|buffet|plat du jour|auberge|crêperie|moules|réserver une table|votre table|menu dégustation|formule midi',
    fitness:
      'salle de sport|fitness|abonnement|yoga|pilates|coach|musculation|adhésion|club|newsletter|coworking|crossfit|escalade|piscine|chorale|adhésion|abonnement|escalade|club',
    software:
      'logiciel|saas|crm|plateforme|outil|facturation|cloud|essai gratuit|utilisateur|utilisateurs|comptabilité|tableau de bord|hébergement|vpn|streaming|box|sans engagement|forfait|fibre|mobile',
    app: 'application|appli|app store|google play|ios|android|télécharger|téléchargez|jeu mobile|jeu',
    car: 'voiture|suv|citadine|loa|lld|essai routier|concession|concessionnaire|hybride|électrique|véhicule|berline|moto|occasion|break',
    industry:
      "pompe|machine|industriel|industrie|fournisseur|iso 9001|hall|stand|hydraulique|compresseur|b2b|grossiste|logistique|usinage|panneaux solaires|pompe à chaleur|pompes à chaleur|fenêtres|isolation|cuisine sur mesure|toiture|cabinet d'avocats|avocat|expert-comptable|conseil|audit|rénovation|véranda|ravalement|déménagement|traductions|traductrice|traducteur|devis gratuit|déménagement|couvreur|menuiserie",
    order:
      'pizzas|burgers|pizza|burger|livraison|boulangerie|sushi|gâteau|gâteaux|traiteur|à emporter|commande|commandez|panier|pâtisserie|tacos|galette|bûche|fleurs|bouquet',
  },
  buttons: {
    job: 'Postuler',
    volunteer: 'Rejoignez-nous',
    callout: 'Appelez-nous',
    charity: 'Faire un don',
    public: '',
    insurance: 'Obtenir un devis',
    loan: 'Simuler mon prêt',
    bank: 'Ouvrir un compte',
    clinic: 'Prendre rendez-vous',
    property: 'Réserver une visite',
    webinar: 'Je m’inscris',
    course: 'Je m’inscris',
    event: 'Réserver',
    travel: 'Réserver',
    restaurant: 'Réserver une table',
    fitness: 'Je m’inscris',
    software: 'Commencer',
    app: 'Télécharger l’appli',
    download: 'Télécharger',
    car: 'Réserver un essai',
    industry: 'Demander un devis',
    order: 'Commander',
    shop: 'Acheter',
    learn: 'En savoir plus',
    visit: 'Venez nous voir',
    trial: 'Essayer gratuitement',
  },
}
