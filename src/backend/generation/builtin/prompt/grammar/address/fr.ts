import type { Address } from './address.ts'

export const fr: Address = {
  modals:
    "doit|doivent|devrait|devraient|devra|faut|faudrait|faudra|pourrait|pourraient|peut|peuvent|serait|seraient|aimerait|aimerions|aimerais|voudrait|voudrais|voudrions|gagne à|gagnerait|mérite|suffirait|suffit|suffira|que ça|qu'on|tient à|veut que|à éviter|à proscrire|proscrire|inutile de|hors de question|évitera|on évitera|restera|reste|j'aimerais|si possible|plutôt que|façon|comme|en gros plan|trop chargé~|trop souvent|sans faire|sans tomber",
  hopes:
    "serait|seraient|est permis|est permise|vient en premier|passe en premier|part chez|s'adresse|quelque part entre|ressemble à|ressembler à|comme une|comme si|le moins de|le plus de|dernière agence|l'agence|tient au|tient à ce|tiennent à|le risque|point de départ|donc pas|donc rien|donc aucun|pas encore de|nos couleurs|notre logo|le logo|la photo|deux versions|versions|variantes|en tête|je laisserais|j'aurais|il y a un|rien à voir|secondes|à rendre|avoir l'air|passent vite|flattez|l'idéal|l'humeur|insolence",
  pointers:
    "il|ça|cela|ce|c'est|ce sont|tout|rien|on|quelque chose|le tout|l'ensemble|l'idée|le rendu|côté|niveau|visuellement|graphiquement|surtout|voici|vous trouverez|ci-dessous|ci-joint",
  selves:
    "je|j'~|moi|mon|ma|mes|on a|on en a|nous avons déjà|notre dernier|notre dernière|notre ancien|notre ancienne|notre précédent|nous sommes lassés|on peut",
  commands:
    "écrivez|écris|évitez|évitons|évite|bannissez|bannis|montrez|montre|mettez|mets|gardez|laissez|laisse|utilisez|utilise|imaginez|imagine|prévoyez|rendez|privilégiez|veillez|surprenez-nous|adressez-vous|parlez aux|parle aux|parlez à|jouez sur|jouez la carte|restez simple|restez sobre|soyez|faites simple|faites court|faites en sorte|fais en sorte|inspirez-vous|inspire-toi|n'~ pas|ne [^ ]+ pas|merci de|merci d'~|pas question|oubliez les clichés|donnez-lui|donnez-leur|laissez-leur|laissez-lui|alors montrez|alors faites|pensez|pense",
  folk: 'clients|clientes|clientèle|lecteurs|lectrices|public|cible|gens|parents|familles|élèves|candidats|candidates|participants|participantes|voyageurs|vacanciers|habitants|riverains|passants|utilisateurs|utilisatrices|acheteurs|visiteurs|spectateurs|hommes|femmes|jeunes|étudiants|adolescents|seniors|retraités|actifs|couples|patients|concurrents|concurrence|métier|secteur|mairie|propriétaire|patron|patronne|direction|client|ceux qui|celles qui|beaucoup|la plupart|elles|ils|professionnels|artisans|dirigeants|adhérents|abonnés|touristes|salariés|notaires|commerçants|débutants|employés',
  practical:
    "ouvert|ouverte|ouverts|fermé|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tous les jours|rue|place|avenue|boulevard|quai|chemin|rendez-vous|réservation|réservations|inscription|inscriptions|livraison|livré|livrée|inclus|incluse|incluses|compris|comprise|comprises|fourni|fournis|fournie|garantie|garanti|fabriqué|fabriqués|fabriquée|fabriquées|certifié|certifiée|bio|végan|sans gluten|assuré|assurée|disponible|disponibles|gratuit|gratuite|entrée|parking|sur place|à emporter|demandée|requise|requis|devis|moitié|depuis|séance|séances|prochain|prochaine|au départ|récolté|récoltée|artisanal|cheminée|sans engagement|moins|convient|convient aux|s'adapte|reçoivent|garde|fonctionne|résilier|à tout moment|cachés|réparons|reprenons|derrière|petit-déjeuner|plus tôt|enregistré|servi|vacances scolaires|jours fériés|fériés|cours|venir|venez|à jeun|apportez|pièce d'identité",
  you: 'vous|votre|vos|tu|toi|ton|ta|tes',
}
