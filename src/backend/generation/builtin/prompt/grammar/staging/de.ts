import type { Staging } from './staging.ts'

export const de: Staging = {
  frames:
    '(?:eine? )?(?:[\\p{L}-]+ ){0,2}?(?:handy|smartphone|selfie|ugc|creator)[\\p{L}-]*(?:video|foto|aufnahme|look|clip|stil|shot)(?: von|:| mit| einer| eines)?\\s*|im (?:handy|selfie|ugc)[\\p{L}-]*:?\\s*|(?:eine? )?(?:nahaufnahme|großaufnahme) (?:von|einer|eines) |unboxing(?: von|:)\\s*|auspacken(?: von|:)\\s*',
  splits:
    '(?:ein )?(?:geteilt|zweigeteilt|halbiert)e[sr]? (?:bild|foto|motiv|ansicht|screen)|split[- ]?(?:screen|bild)|(?:ein )?(?:bild|foto|motiv) (?:in zwei hälften|geteilt|zweigeteilt)|vorher[-/ ](?:und )?nachher[-/ ]\\p{L}*|bildhälften',
  sides:
    'links|rechts|linke hälfte|rechte hälfte|linke seite|rechte seite|auf der linken seite|auf der rechten seite|obere hälfte|untere hälfte|oben|unten',
  seen: '~schatten|~hintergrund|gegenlicht|~fensterlicht|studiolicht|seitenlicht|streiflicht|scheinwerfer|beleuchtung|ausleuchtung|von oben gesehen|von oben|von unten|draufsicht|vogelperspektive|augenhöhe|froschperspektive|perspektive|blickwinkel|kamera|nahaufnahme|makro|unscharf~|verschwommen~|tiefenschärfe|schärfentiefe|bokeh|mittig~|zentriert~|in der mitte|symmetrisch|komposition|bildaufbau|weißraum|freiraum|freifläche|leerraum|diagonal~|linien|kurven|bewegungsunschärfe|zeitlupe|farbspritzer~|spritzer~|silhouette|spiegelung~|vordergrund|lichtreflexe|lichtkegel',
  light:
    'licht|sonnenlicht|sonnenschein|tageslicht|morgenlicht|abendlicht|lichtschein|sonne|sonnenstrahlen|lichtstrahlen',
  felt: 'energie|stimmung|atmosphäre|farbe|farben|pflanzen|grünpflanzen|blumen|blätter|bewegung|tempo|dynamik|dampf|nebel|funken|platz|raum|himmel|hände|schwung|kraft',
  manners:
    'rein~|weich~|hart~|lang~|warm~|kühl~|kalt~|natürlich~|golden~|hell~|hoh~|niedrig~|diffus~|viel~|reichlich|großzügig~|weit~|offen~|voller|volle|kräftig~|dick~|dünn~|fallend~|durchs|durch|fenster|studio|morgen~|abend~|spät~|früh~|nachmittag~|seite|seiten|dezent~|zart~|sanft~|stark~|wenig~|leer~|klar~|überall|produkt|objekt|motiv|drumherum|rundherum|ringsum|ringsherum|drum herum|um das produkt|oben|unten|links|rechts|text|hinten|platziert|gesetzt|gesehen|leuchtend~|satt~|mächtig~|einfallend~|maximal~|pur~|geballt~|kontrastreich~|herum',
  holders:
    '^(?:eine? |einer |zwei |die |der |das )?(?:[\\p{L}-]+ ){0,2}?(?:hände|hand|creator|creatorin|influencer|influencerin|frau|mann|mädchen|junge|person|menschen|model|jemand|kundin|kunde|läuferin|läufer|barista|sie|er|paar)(?!\\p{L}).*?(?<!\\p{L})(?:hält|halten|zeigt|zeigen|hebt|heben|holt|holen|nimmt|nehmen|nutzt|benutzt|präsentiert|trägt|mit) (?:aus dem karton )?',
  settings:
    ' (?:auf|in(?= (?:eine[rm]|der|dem|den|weichem|hellem|warmem|hartem)(?!\\p{L}))|im|am|an|vor|über|unter|neben|bei|beim|zwischen|inmitten|aus|ins|durch|umgeben|in der hand|in die kamera|schießt|platzt|explodiert|fliegt|schwebt|springt|bricht|steigt|rast|saust|wirbelt|dreht|taucht|steht|liegt|ruht|stehend|liegend|schwebend|fliegend|heraus|hoch|gesehen|fotografiert|aufgenommen)(?!\\p{L})',
  uses: '(?:dank|nach (?:dem einsatz|der anwendung|der behandlung|dem gebrauch) (?:von|mit)|durch|mit) (.+)$',
}
