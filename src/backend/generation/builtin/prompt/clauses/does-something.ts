/** What a business does, in the third person, behind its name. */
const DOES =
  /^(?:(?:organise|propose|lance|fête|célèbre|ouvre|présente|annonce|organiza|celebra|abre|lanza|presenta|ofrece|lança|apresenta|oferece|organisiert|feiert|eröffnet|bietet|präsentiert|veranstaltet|hosts|holds|launches|presents|celebrates|is (?:hosting|holding|opening|launching)|tổ chức|ra mắt)) (?:(?:ses|son|sa|leurs?|its|their|an?|the|une?|des|sus?|una?|seus?|suas?|uma?|os|as|los|las|seine?n?|ihre?n?|eine?n?|am) )?(\p{L}.*)$/iu
const PLACE = /^(?:à|au|en|in|at|bei|em|no|na|ở|tại|im|de) \p{Lu}[\p{L}'’ -]{2,30}$/u
const NAME_MAX = 40

/** "Le domaine Aurel, à Vacqueyras, organise ses portes ouvertes": the owner, and what the sentence says about it. */
export function doesSomething(clauses: string[]): { owner: string; rest: string[] } | null {
  const [name = '', place = '', told = '', ...others] = clauses
  const [, thing] = DOES.exec(told) ?? []
  const isName = /\p{Lu}/u.test(name) && !/\d/u.test(name) && name.length <= NAME_MAX
  if (!thing || !isName || !PLACE.test(place)) return null
  // Only the name fits above a headline.
  return { owner: name, rest: [thing, place, ...others] }
}
