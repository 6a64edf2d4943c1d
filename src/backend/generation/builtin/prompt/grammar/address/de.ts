import type { Address } from './address.ts'

export const de: Address = {
  modals:
    'soll|sollte|sollen|sollten|muss|müssen|müsste|müssten|darf|dürfen|dürfte|dürften|könnte|könnten|wäre|wären|würde|würden|hätte|hätten|möge|ruhig|gern|gerne|lieber|am liebsten|erlaubt|tabu|in ordnung|ist okay|sind okay|wünschen|wünsche|wünscht|bräuchte|bräuchten|nicht mehr sehen|zu oft|schon genug|hatten wir schon|haben wir schon|stelle mir|stellen uns|nicht anders geht|abheben|wirken|anfühlen',
  pointers:
    'es|das|man|alles|das ganze|dies|nichts|irgendwas|etwas|wer|was|optisch|farblich|inhaltlich|sprachlich|stilistisch|grafisch|typografisch|insgesamt|thematisch|bildlich',
  selves:
    'ich|mir|mich|meine|mein|meinem|meinen|meiner|uns ist|bei uns|unsere letzte|unser letzter|unser letztes|wir wurden|haben wir|hatten wir|möchten wir|wollen wir|brauchen wir|wir wollen|wir möchten|wir sind genervt|uns abheben',
  commands:
    'gestaltet|gestalte|gestalten sie|nehmt|nimm|nehmen sie|zeigt|zeig|zeigen sie|schreibt|schreib|schreiben sie|mach|macht|machen sie|haltet|halte|halten sie|vermeidet|vermeiden sie|lasst|lass|lassen sie|setzt auf|setzen sie|denkt|denken sie|stellt euch|überrascht|überraschen sie|traut euch|bleibt bei|achtet|achten sie|verzichtet|verzichten sie|verwendet|verwenden sie|nutzt|nutzen sie|orientiert|spielt mit|sprecht|erwähnt|betont|arbeitet mit|wählt|formuliert|beginnt mit|endet mit|bitte|gedacht ist|angesprochen werden|was wir nicht wollen|was wir wollen|verlasst|packt|legt wert|greift',
  folk: 'kunden|kundinnen|kundschaft|gäste|leser|leserinnen|zielgruppe|publikum|leute|menschen|eltern|familien|nutzer|nutzerinnen|bewerber|bewerberinnen|teilnehmer|teilnehmerinnen|käufer|käuferinnen|besucher|passanten|anwohner|erwachsene|jugendliche|frauen|männer|paare|senioren|berufstätige|pendler|schüler|schülerinnen|konkurrenz|wettbewerber|mitbewerber|auftraggeber|chef|chefin|vorstand|inhaber|inhaberin|betrachter|die meisten|manche|einige|mitglieder|patienten|patientinnen|mieter|klientel|stammgäste|follower|betriebe|branche|anfänger|studierende|kollegen|urlauber|touristen|autofahrer|radfahrer|angehörige|jeder|jede|niemand',
  practical:
    'zahlen|zahlt|kostet|kosten|geöffnet|öffnet|öffnungszeiten|montag|montags|dienstag|dienstags|mittwoch|mittwochs|donnerstag|donnerstags|freitag|freitags|samstag|samstags|sonntag|sonntags|täglich|werktags|wochentags|am wochenende|reservierung|tischreservierung|anmeldung|bewerbung|lieferung|liefern|abholung|parkplätze|~straße|~str|~platz|~gasse|~hof|inklusive|inkl|enthalten|dabei|garantie|hergestellt|gefertigt|zertifiziert|versichert|verfügbar|erhältlich|begrenzt|hälfte|ermäßigt|eintritt|einlass|treffpunkt|willkommen|barrierefrei|vegan|bio|glutenfrei|handgemacht|meisterbetrieb|ohne termin|empfohlen|möglich|am selben tag|bezahlt|bilden|seit|nähe|gegenüber|gebührenfrei',
  you: 'du|dich|dir|dein|deine|deinen|deinem|deiner|ihnen|ihren|ihrem|ihrer',
}
