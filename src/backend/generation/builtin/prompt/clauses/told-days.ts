const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:mo|di|mi|do|fr|sa|so)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta)(?:-feira)?'
/** "Montag bis Freitag", "ce week-end seulement": a sentence of days alone. */
const DAYS = new RegExp(
  [
    `^(?:from |von |du |de |immer )?${DAY}(?: ?[-–] ?| (?:to|through|bis|au|a|à) )${DAY}$`,
    `^(?:only )?(?:this|next) (?:weekend|week|month)(?: only)?$|^(?:nur )?(?:an )?(?:diese[sm]|nächste[sm]) (?:wochenende|monat)$|^(?:uniquement |seulement )?ce (?:week-end|mois)(?:-ci)?(?: seulement| uniquement)?$|^(?:s[oó]lo )?este (?:fin de semana|mes)$|^(?:s[oó] |apenas |somente )?n?este (?:fim de semana|mês)$`,
  ].join('|'),
  'iu',
)

/** Whether a sentence only names days, which are for customers. */
export const tellsDays = (sentence: string): boolean =>
  DAYS.test(sentence.trim().replace(/[.!]+$/u, ''))
