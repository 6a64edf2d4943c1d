import type { Making } from './making.ts'

export const de: Making = {
  parts:
    'oberes drittel|oberen drittel|obere drittel|unteres drittel|unteren drittel|untere drittel|linkes drittel|rechtes drittel|obere hälfte|untere hälfte|linke hälfte|rechte hälfte|oberer teil|oberen teil|unteren teil|linke seite|rechte seite|oben|unten|links|rechts|ecke|ecken|rand|ränder|rändern|drittel|hälfte der fläche|halbe fläche|hälfte',
  empty:
    'frei|leer|luft|freilassen|freihalten|leerlassen|fürs bild|für das bild|fürs foto|für das foto|für text|für den text|fürs logo|für das logo',
  stuff:
    'logo|foto|fotos|bild|bilder|datei|dateien|schriften|texte|text|moodboard|skizze|vorlage|referenz|referenzen|packshot|styleguide',
  pending:
    'anbei|anhang|hängt an|angehängt|später|nach|kommt noch|kommen noch|folgt|folgen|schicke|schicken|nachreichen|liegt bei|hochgeladen|übersetzen|morgen',
  bounds:
    'höchstens|maximal|max|nicht mehr als|nur|bloß|wenig|wenige|weniger|kurz|kurze|kurzer|möglichst wenig|so wenig',
  counted:
    'farbe|farben|schrift|schriften|schriftarten|worte|wörter|worten|zeilen|text|texte|sätze|elemente|überschrift',
  airs: 'dampf|rauch|nebel|dunst|licht|sonnenlicht|sonnenstrahl~|strahlen|tropfen|spritzer|funken|flammen|blätter|blüten|konfetti|staub|schatten|spiegelung~',
  moving:
    'steigt|aufsteigt|aufsteigend~|steigen|zieht|ziehen|fällt|fallen|fallend~|kommt von|strömt|tropft|wirbelt|schwebt|fliegt|fliegen|von links|von rechts|von oben|von unten|von hinten|von der seite|quer',
  looking: 'aussehen|aussieht|wirken|wirkt|anmuten|rüberkommen|scheinen|anfühlen|anfühlt',
  granted:
    'darf|dürfen|kann|können|könnte|könnten|soll|sollen|sollte|sollten|muss|müssen|ruhig|gern|gerne|etwas|ein bisschen|nicht zu|nicht so',
  seeing:
    'sehen|sieht|gesehen|liest|lesen|lesbar|verstehen|versteht|erkennen|erkennt|auffallen|auffällt|bemerken|wahrnehmen|erfassen|sichtbar|funktionieren',
  atOnce:
    'als erstes|zuerst|sofort|auf den ersten blick|auf einen blick|direkt|gleich|in [^ ]+ sekunden|binnen [^ ]+ sekunden|von weitem|aus der ferne|aus [^ ]+ met~|auf dem handy|am handy|im vorbeigehen|im vorbeifahren|beim scrollen|in klein',
  moods:
    'im geist|im stil von|erinnert an|stell dir vor|bildausschnitt|angeschnitten|rangehen|ranzoomen|heranzoomen|nahaufnahme|sich anfühlen wie|anfühlen wie',
  manners:
    'werblich|werblich~|reißerisch~|kitschig~|aufdringlich~|marktschreierisch~|überladen~|langweilig~|altbacken~|generisch~|beliebig~|schreierisch~|wie werbung',
  elements:
    'adresse|anschrift|logo|name|nummer|zahl|datum|überschrift|schlagzeile|text|telefon|telefonnummer|alles andere|der rest|öffnungszeiten|website|qr-code|slogan',
  sized:
    'klein|kleiner|winzig|groß|größer|riesig|unten|oben|in die ecke|in der ecke|links|rechts|dezent|unauffällig',
  frames: 'format|bild|bildschirm|fläche|seite|rahmen',
  fills: 'füllen|füllt|ausfüllen|formatfüllend|randlos|bis zum rand|einnehmen',
  own: 'unser|unsere|mein|meine',
  likened: 'ähnlich|wie|dunkler|heller|tiefer|blasser|wärmer|kühler',
  room: 'raum|atmen|luft',
}
