import { plural } from '#language/inflect.ts';
import { at } from '#prose/places.ts';
import { listOf } from '#prose/sentences.ts';
import type { Moment } from '#reading/remark.ts';
import type { Material } from './material.ts';
import type { Problem } from './problems.ts';
import { byWhom, nameOf } from './quoting.ts';

/** Whom a plan names: those who spoke, those whom a problem touches, and who decides. */

const GROUPS =
	/\b(technicians?|reps|sales (?:people|team)|customers?|clients?|patients?|drivers?|teachers?|students?|guests?|nurses?|receptionists?|engineers?|tenants?|owners?|candidates?|dispatchers?|managers?|shippers?|families|parents?|members?|doctors?|vets?|lawyers?|paralegals?|foremen|foreman|bakers?|shops|suppliers?|plumbers?|applicants?|volunteers?|donors?|callers?|the (?:front )?desk|the office|accountants?|buyers?|installers?|operators?|supervisors?)\b/gi;
const MOST_GROUPS = 3;

/** The speakers of the client's side besides the one the form names. */
export function others({ reading, prospect, labelled }: Material): string[] {
	if (!labelled) return [];
	const { buyer, call } = reading.facts;
	const [first = ''] = prospect.toLowerCase().split(' ');
	const names = buyer.speakers
		.filter((speaker) => (call.speakers[speaker]?.words ?? 0) > 12)
		.flatMap((speaker) => call.speakers[speaker]?.name ?? []);
	const strangers = names.filter(
		(name) => !name.toLowerCase().split(' ').includes(first) && /^\p{Lu}\p{Ll}/u.test(name),
	);
	return strangers.length === names.length ? [] : strangers;
}

/** Groups of people in the words of a problem, e.g. "drivers". */
export function touched({ moment, others: more }: Problem, material: Material): string[] {
	const turn = material.reading.facts.turns[moment.remark.turn];
	const texts = [moment.remark.text, ...more.map(({ remark }) => remark.text), turn?.text.slice(0, 600) ?? ''];
	const found = texts.flatMap((text) => text.match(GROUPS) ?? []).map((word) => word.toLowerCase());
	return [...new Set(found.map(asGroup))].slice(0, MOST_GROUPS);
}

/** "technicians" for "technician"; "the office" stays. */
function asGroup(word: string): string {
	return /s$|^the |team$|people$|men$/.test(word) ? word : plural(word);
}

/** Who told of it: the form's name where one person spoke for the client. */
export function teller(material: Material, moment: Moment): string {
	if (!material.labelled) return '';
	const by = byWhom(material, moment.remark);
	if (by !== '') return by;
	const name = nameOf(material.reading, moment.remark);
	return material.several && !name.startsWith('the ') ? name : material.prospect;
}

/** "Told by Gregor Thiele; it touches technicians and customers". */
export function stakeholders(material: Material, problem: Problem): string {
	const who = teller(material, problem.moment);
	const groups = touched(problem, material);
	const touches = groups.length === 0 ? '' : `it touches ${listOf(groups)}`;
	if (who === '')
		return touches === ''
			? `[add who is affected by ${problem.kind.about}]`
			: `From the words at ${place(problem)}, ${touches}`;
	return [`Told by ${who} ${at(problem.moment.line)}`, touches].filter((part) => part !== '').join('; ');
}

function place(problem: Problem): string {
	return at(problem.moment.line).slice(1, -1);
}
