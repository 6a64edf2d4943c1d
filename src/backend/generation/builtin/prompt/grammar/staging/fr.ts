import type { Staging } from './staging.ts'

export const fr: Staging = {
  frames:
    "(?:une? |la |le )?(?:[\\p{L}-]+ ){0,2}?(?:prise de vue|vidéo|photo|image|plan|cliché|séquence|scène)(?: [\\p{L}-]+){0,4}? ?(?::|(?:d'une? |du |de la |de l'|d'|de |où )(?!studio|nuit|jour|face))\\s*|(?:style|façon) (?:téléphone|smartphone|selfie|ugc)\\s*:?\\s*|(?:déballage|unboxing)(?: du| de la| de l'| de| d'|\\s*:)\\s*",
  splits:
    "(?:une? |l')?(?:image|photo|écran|visuel|cadre|vue)s? (?:divisée?|partagée?|scindée?|coupée?|séparée?|en deux)|écran partagé|split screen|avant[-/ ](?:et )?après en deux|diptyque",
  sides:
    'à gauche|à droite|côté gauche|côté droit|moitié gauche|moitié droite|partie gauche|partie droite|en haut|en bas',
  seen: "ombre~|fond|arrière-plan|contre-jour|lumière de studio|lumière studio|lumière de fenêtre|lumière de la fenêtre|lumière latérale|éclairage|projecteur|vue de dessus|vue du dessus|vue d'en haut|vu d'en haut|vu de dessus|plongée|contre-plongée|à hauteur d'yeux|angle|caméra|gros plan|macro|flou~|profondeur de champ|bokeh|centré~|au centre|symétrique|composition|cadrage|espace libre|espace vide|espace autour|espace négatif|blanc tournant|diagonale~|lignes|courbes|flou de mouvement|ralenti|éclaboussures|silhouette|reflet~|premier plan|traînées",
  light: 'lumière|soleil|lumière du jour|lueur|rayons',
  felt: "énergie|ambiance|atmosphère|couleur|couleurs|plantes|fleurs|feuillage|feuilles|verdure|mouvement|vitesse|vapeur|brume|étincelles|espace|d'espace|place|ciel|mains|déballage|unboxing|élan",
  manners:
    "pur~|doux|douce|douces|dur~|long~|chaud~|froid~|naturel~|doré~|haut~|bas~|diffus~|tamisé~|beaucoup|ample~|généreu~|large~|ouvert~|plein~|épais~|fin~|traversant|fenêtre|studio|matin|soir|matinal~|après-midi|côté|côtés|subtil~|léger~|légère~|fort~|vif|vifs|vive|vives|vide|clair~|partout|produit|objet|sujet|autour|tout autour|audacieu~|gauche|droite|texte|derrière|placé~|pleine|venant|libre~|intense~|maximale~|débordante~|d'|l'|du produit",
  holders:
    "^(?:une? |deux |des |les |la |le )?(?:[\\p{L}-]+ ){0,2}?(?:mains?|créateur|créatrice|influenceur|influenceuse|femme|homme|fille|garçon|personne|gens|mannequin|quelqu'un|cliente?|barista|elle|il|couple)(?!\\p{L}).*?(?<!\\p{L})(?:tient|tiennent|tenant|montre|montrent|montrant|présente|présentent|sort|sortent|sortant|soulève|soulèvent|utilise|utilisant|porte|portant|avec) (?:de la boîte )?",
  settings:
    ' (?:sur|dans|devant|contre|au (?:milieu|cœur|centre|bord)|à côté|parmi|entre|sous|posée?s?|placée?s?|entourée?s?|jaillit|jaillissant|surgit|surgissant|explose|explosant|vole|volant|flotte|flottant|bondit|traverse|traversant|fuse|tournoie|plonge|émerge|repose|en pleine|en main|à la main|face caméra|au-dessus|près|vue?s?|éclairée?s?|baignée?s?|chez)(?!\\p{L})',
  uses: "(?:grâce (?:à |au |aux )|après (?:avoir utilisé|l'utilisation de|usage de|utilisation de|un passage de) |avec )(.+)$",
}
