import { withArticle } from './articles.ts';
import { capital } from './capitals.ts';
import { hasVerb, secondPersonVerb } from './verbs.ts';

/** Turns notes about a person ("Started as a dispatcher, now leads …") into sentences addressed to that person. */

const ADVERBS =
	/^(?:now|also|still|then|later|recently|just|currently|previously|once|first|always|often|usually|already)$/i;

/**
 * Turns a note whose subject is missing, or is one of `names`, "he", "she" or "they", into a sentence addressed to that
 * person. Null if it has another subject or no known verb.
 */
export function toYou(sentence: string, names: readonly string[]): string | null {
	const rest = withoutSubject(sentence, names);
	const words = rest.split(' ');
	const at = ADVERBS.test(words[0] ?? '') ? 1 : 0;
	const plural = /^they\b/i.test(sentence);
	const verb = plural ? (words[at] ?? '').toLowerCase() : secondPersonVerb(words[at] ?? '', rest !== sentence);
	if (verb === null || verb === '') return null;
	const head = [...words.slice(0, at).map((word) => word.toLowerCase()), verb, ...words.slice(at + 1)];
	return agreeing(`You ${head.join(' ')}`);
}

function withoutSubject(sentence: string, names: readonly string[]): string {
	const subject = [...names, 'He', 'She', 'They'].find((name) => name !== '' && sentence.startsWith(`${name} `));
	return subject === undefined ? sentence : sentence.slice(subject.length + 1);
}

/** Adapts the verbs and pronouns in the rest of the sentence. */
function agreeing(sentence: string): string {
	return sentence
		.replace(/, (now|then|later|also) (\p{L}+)/gu, (whole, adverb: string, verb: string) => {
			const form = secondPersonVerb(verb);
			return form === null ? whole : ` and ${adverb} ${form}`;
		})
		.replace(
			/(, and|, but| and| but| who) (?:(now|also|still|then) )?(\p{L}+)(?= )/gu,
			(whole, link: string, adverb: string | undefined, verb: string) => {
				const form = link === ' who' ? null : secondPersonVerb(verb);
				return form === null ? whole : `${link} ${adverb ? `${adverb} ` : ''}${form}`;
			},
		)
		.replace(/\b(?:his|her|their)\b/g, 'your')
		.replace(/\b(?:him|them)\b(?=[ .,])/g, 'you')
		.replace(/\b(?:himself|herself|themselves)\b/g, 'yourself');
}

const PERSON =
	/\b(?:owner|founder|nurse|manager|engineer|teacher|veteran|graduate|member|partner|chef|driver|director|accountant|lawyer|plumber|electrician|technician|mechanic|consultant|trainer|coach|author|speaker|president|chair|parent|pilot|pharmacist|architect|designer|developer|analyst|broker|agent)\b/i;

/** "Former nurse." → "You are a former nurse."; "12 years at the firm." → "You have spent 12 years at the firm." */
export function whatYouAre(note: string): string | null {
	const words = note.split(' ');
	if (/^\d+ years? (?:at|in|with|as|on)\b/i.test(note)) return `You have spent ${note}`;
	if (words.length > 8 || !PERSON.test(note) || hasVerb(note) || /^(?:the|my|our|his|her|their)\b/i.test(note))
		return null;
	const [first = ''] = words;
	const low = /^\p{Lu}\p{Ll}+$/u.test(first) ? `${first.toLowerCase()}${note.slice(first.length)}` : note;
	return `You are ${/^(?:a|an)\b/i.test(low) ? low : withArticle(low)}`;
}

/** Turns a sentence that names the person into one addressed to them: "Ann and Bo met" → "Ann and you met". */
export function namingYou(sentence: string, names: readonly string[]): string {
	const said = toYou(sentence, names);
	if (said !== null && names.some((name) => name !== '' && sentence.startsWith(`${name} `))) return said;
	const [name] = names.filter((one) => one !== '' && sentence.includes(one)).sort((a, b) => b.length - a.length);
	if (name === undefined) return sentence;
	const [before = '', after = ''] = sentence.split(name);
	if (/^['’]s\b/.test(after)) return `${before}your${after.slice(2)}`;
	if (!/^[\s.,]/.test(after) || !/\s$/.test(before)) return sentence;
	const [, verb = ''] = /^\s(\p{L}+)/u.exec(after) ?? [];
	if (/^\p{Lu}[\p{L}'’-]+ and $/u.test(before)) return `You and ${before.replace(/ and $/, '')}${after}`;
	const form = / and $/.test(before) ? null : secondPersonVerb(verb);
	return `${before}you${form === null ? after : ` ${form}${after.slice(verb.length + 1)}`}`;
}

const GOES_ON =
	/^(?:advertising|hiring|recruiting|expanding|opening|launching|moving|rolling|building|looking|planning|migrating|switching|growing|adding|closing|merging|replacing|testing|training|raising|preparing|seeking)$/i;
const HAPPENS_TO =
	/^(?:named|ranked|awarded|featured|nominated|certified|accredited|recogni[sz]ed|listed|voted|rated|shortlisted|selected|chosen)$/i;
const AFTER_ING =
	/^(?:a|an|the|for|to|its|their|our|new|more|another|with|in|into|at|on|up|out|from|\d.*|two|three|four|five|six|seven|eight|nine|ten)$/i;

/**
 * Turns a news note into a sentence about `subject` ("Northgate", "Your practice"). Null if it has no known verb, i.e.
 * is a heading.
 */
export function newsAbout(sentence: string, subject: string): string | null {
	if (subject === 'You')
		return toYou(
			/^\p{L}+ing\b/u.test(sentence) ? `is ${sentence[0]?.toLowerCase()}${sentence.slice(1)}` : sentence,
			[],
		);
	if (/^(?:they|we)\s/i.test(sentence))
		return agreeing(sentence.replace(/^(?:they|we)\s/i, 'You ').replace(/\bour\b/g, 'your'));
	if (sentence.toLowerCase().startsWith(subject.toLowerCase())) return sentence;
	const words = sentence.split(' ');
	const at = ADVERBS.test(words[0] ?? '') ? 1 : 0;
	const verb = words[at] ?? '';
	const head = words
		.slice(0, at)
		.map((word) => `${word.toLowerCase()} `)
		.join('');
	const rest = words.slice(at + 1).join(' ');
	if (/^\p{L}+ing$/u.test(verb)) {
		const verbal = GOES_ON.test(verb) ? words[at + 1] !== 'of' : AFTER_ING.test(words[at + 1] ?? '');
		return verbal ? `${subject} is ${head}${verb.toLowerCase()} ${rest}` : null;
	}
	if (HAPPENS_TO.test(verb) && !/^\p{L}+ (?:its|their|a new|the new|his|her)\b/iu.test(sentence)) {
		return `${subject} was ${head}${verb.toLowerCase()} ${rest}`;
	}
	if (secondPersonVerb(verb) === null || /^[A-Z]{2}/.test(verb)) return hasVerb(sentence) ? sentence : null;
	return `${capital(subject)} ${head}${verb.toLowerCase()} ${rest}`;
}
