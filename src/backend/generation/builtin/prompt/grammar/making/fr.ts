import type { Making } from './making.ts'

export const fr: Making = {
  parts:
    "tiers supérieur|tiers inférieur|tiers du haut|tiers du bas|moitié supérieure|moitié inférieure|moitié haute|moitié gauche|moitié droite|partie haute|partie basse|en haut|en bas|à gauche|à droite|coin|coins|bord|bords|marge|marges|côté|tiers|moitié de la surface|moitié de l'espace|moitié",
  empty:
    "vide|libre|blanc|dégagé|dégagée|pour l'image|pour la photo|pour le texte|pour le logo|pour notre logo|pour le visuel",
  stuff:
    'logo|photo|photos|image|images|fichier|fichiers|polices|textes|texte|moodboard|croquis|référence|références|charte|packshot',
  pending:
    "en pièce jointe|pièce jointe|ci-joint|ci-jointe|ci-joints|jointe|plus tard|à venir|suivra|suivront|j'envoie|je vous envoie|j'enverrai|j'ajouterai|on enverra|traduire|traduisez|demain",
  bounds:
    'maximum|max|au maximum|au plus|pas plus de|seulement|uniquement|peu de|très peu|moins de|le moins de|court|courts',
  counted:
    'couleur|couleurs|police|polices|typo|typos|mots|lignes|texte|textes|phrase|phrases|éléments|titre',
  airs: 'vapeur|fumée|brume|brouillard|lumière|lumière~|rayon|rayons|soleil|gouttes|gouttelettes|éclaboussures|étincelles|flammes|pétales|confettis|poussière|ombre|ombres|reflet|reflets',
  moving:
    "qui monte|montant|qui s'élève|s'échappe|qui s'échappe|qui tombe|tombant|qui entre|venant de|venant|qui vient|qui coule|qui flotte|flottant|de la gauche|de la droite|de gauche|de droite|d'en haut|par derrière|de côté|tout autour",
  looking:
    "avoir l'air|paraître|paraisse|sembler|semble|faire|fasse|être|ressembler|ressemble|donner l'impression|sente|sent|respire",
  granted:
    "peut|peuvent|pourrait|pourraient|doit|doivent|devrait|devraient|un peu|que ça|qu'on|qu'elle|qu'il|pas trop",
  seeing:
    'voir|voit|vue|vu|voie|lire|lit|lu|lue|lise|lisible|lisibles|comprendre|comprend|comprenne|remarquer|remarque|repérer|saisir|visible|visibles',
  atOnce:
    "en premier|d'abord|tout de suite|immédiatement|aussitôt|au premier coup d'œil|d'un coup d'œil|en [^ ]+ secondes|en une seconde|de loin|à distance|à [^ ]+ mètres|depuis la rue|depuis le trottoir|sur mobile|sur téléphone|sur un téléphone|en passant|en scrollant",
  moods:
    "dans l'esprit|à la manière de|ça sente|ça fasse|qui rappelle|qui évoque|cadrage|cadré serré|gros plan|plan serré|plan large",
  manners:
    "commercial|commerciale|publicitaire|pub|racoleur|racoleuse|tape-à-l'œil|chargé|chargée|kitsch|ringard|ringarde|agressif|agressive|générique|vendeur|criard|criarde",
  elements:
    "adresse|l'adresse|logo|le logo|nom|numéro|chiffre|date|titre|texte|téléphone|tout le reste|le reste|horaires|site|qr code|slogan",
  sized:
    'petit|petite|en petit|minuscule|gros|grand|énorme|en bas|tout en bas|en haut|dans le coin|à gauche|à droite|discret|discrète',
  frames: 'cadre|écran|format|image|page|surface',
  fills: 'remplir|remplit|remplisse|occuper|occupe|plein cadre|bord à bord|prendre tout',
  own: 'notre|mon|nos',
  likened: 'ressemble|comme|plus foncé|plus clair|plus profond|plus pâle|plus chaud|proche de',
  room: 'respirer|respire|respiration',
}
