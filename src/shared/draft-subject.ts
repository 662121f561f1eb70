/** Texts of a form that say what it is about, by tool: the names of a client, a company or a person, or the subject. */
const SUBJECTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
	ideator: [['niche']],
	dealmaker: [['answers', 'client']],
	'cold-email-writer': [['fullName'], ['prospectCompany']],
	'ai-sdr': [
		['leadInfo', 'contactName'],
		['leadInfo', 'companyName'],
	],
	'sales-call-analyzer': [
		['participantRoles', 'prospect'],
		['prospectInfo', 'companyName'],
	],
	'prompt-generator': [['task']],
	'growth-plan-calculator': [['prospectsName'], ['clientCompanyName']],
	'ai-ad-writer': [['businessInfo', 'name']],
	'ai-content-creator': [['brandInfo', 'name']],
};

const LONGEST = 80;
/** In characters: a letter that was typed to get on is no name. */
const SHORTEST = 2;

/** What a half-filled form is about, e.g. "Rosa Achterberg, Linden Paws"; empty where it does not say. */
export function draftSubject(tool: string, input: unknown): string {
	const paths = Object.hasOwn(SUBJECTS, tool) ? SUBJECTS[tool] : undefined;
	const named = (paths ?? []).map((path) => firstLine(textAt(input, path)));
	const subject = named.filter((name) => name.length >= SHORTEST).join(', ');
	return subject.length <= LONGEST ? subject : `${subject.slice(0, LONGEST - 1).trimEnd()}…`.toWellFormed();
}

function textAt(input: unknown, path: readonly string[]): string {
	let value = input;
	for (const key of path) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return '';
		value = (value as Record<string, unknown>)[key];
	}
	return typeof value === 'string' ? value : '';
}

function firstLine(text: string): string {
	return text.trim().split('\n', 1)[0]?.trim() ?? '';
}
