import type { Scenery } from './scenery.ts'

export const fr: Scenery = {
  glows:
    "photographi[^ ]+|filmer|lumière(?: (?:douce|chaude|dorée|tamisée|rasante|naturelle|froide|matinale|du (?:matin|soir|jour|petit matin|couchant)|de (?:fin de journée|bougies?|fenêtre|l'aube)|d'(?:automne|hiver|été|ambiance|aube)))+|petit matin|soleil (?:couchant|levant|rasant|du matin|du soir|d'hiver|d'automne|bas)|coucher de soleil|lever de soleil|heure dorée|heure bleue|golden hour|clair de lune|crépuscule|aube|contre-jour|contre jour|brume(?: (?:matinale|du matin|légère|sur [^ ]+(?: [^ ]+)?))?|guirlandes? lumineuses?|lumières de la ville|rayons? de soleil|lueur(?: des?)? (?:bougies?|feu)|lueur",
  props:
    "table(?: (?:en bois|de cuisine|de ferme|en marbre))?|nappe(?: en lin)?|lin|torchon|serviette|serviettes|rideau|rideaux|voilage|fenêtre|rebord de fenêtre|volets|bougie|bougies|lanterne|lanternes|cheminée|feu de cheminée|braises|vapeur|fumée|planche(?: en bois)?|parquet|pierre|pierre (?:claire|brute)|plaque de marbre|ardoise|mur de briques|mur brut|mur blanc|feuille|feuilles|feuilles mortes|feuillage|branches|ombres?(?: de [^ ]+)?|herbes|herbe|prairie|champ|champs|champ de blé|collines|montagnes|forêt|sous-bois|mousse|rosée|gouttes|gouttes d'eau|vagues|mer|horizon|ciel|nuages|neige|paysage(?: [^ ]+)?|pavés|ruelle|toits|fleurs séchées|fleurs des champs|pétales|miettes|farine|mains|mains (?:dans|pleines de) [^ ]+|pieds nus|draps|draps froissés|bureau|établi",
}
