import { compose, subjectFrom } from '#prose/email/compose.ts';
import { sentencesIn } from '#prose/email/read-email.ts';
import type { Lead } from './lead.ts';
import type { Reason } from './reason.ts';
import { type NextStep, STEPS } from './step.ts';
import { TONES, type Tone } from './tones.ts';

/** What a message must not repeat (sentences and subjects used so far), and the phrases of the tone that are left. */
export interface Written {
	lead: Lead;
	tone: Tone;
	step: NextStep;
	said: Set<string>;
	subjects: Set<string>;
	hedges: string[];
	closes: string[];
	openers: string[];
	callCloses: string[];
}

export function begin(lead: Lead): Written {
	const tone = TONES[lead.tonality];
	const step = STEPS[lead.step];
	return {
		lead,
		tone,
		step,
		said: new Set(),
		subjects: new Set(),
		hedges: [...tone.hedges(lead.company)],
		closes: [...tone.closes],
		openers: [...tone.opener(lead.sender, lead.us)],
		callCloses: [...tone.callClose(step.propose)],
	};
}

/** Below every e-mail. The postal address is a gap to fill, since the form does not ask for it. */
export function footerOf({ us }: Lead): string {
	return `${us}, [add your postal address]\nTo opt out, reply "stop" and you get no more e-mails from me.`;
}

/** Greeting, 50 to 125 words with one question, signature, address and opt-out. */
export function email(written: Written, reason: Reason, isLast: boolean): { subject: string; message: string } {
	const { lead, tone, said } = written;
	const hedge = isLast || reason.doubtful !== true ? '' : (written.hedges.shift() ?? '');
	const close = isLast ? '' : (written.closes.shift() ?? '');
	const text = compose(
		[
			...reason.says.map((slots) => [...slots]),
			...(reason.more === undefined ? [] : [[['', reason.more]]]),
			...(hedge === '' ? [] : [[[hedge, '']]]),
			[[reason.ask], ...(close === '' ? [] : [[close, '']])],
		],
		lead.english,
		said,
	);
	const post = [lead.input.yourCompanyInfo.yourRole.replace(/\s+/g, ' ').trim().slice(0, 80), lead.us].filter(
		(part) => part !== '',
	);
	const signature = [tone.signOff, lead.sender, post.join(', ')].filter((line) => line !== '').join('\n');
	return {
		subject: subjectFrom(reason.subjects, written.subjects),
		message: [tone.greeting(lead.first, lead.full), text, signature, footerOf(lead)].join('\n\n'),
	};
}

/** The sentences of a reason that were not used yet, paragraph by paragraph. */
function fresh({ said }: Written, reason: Reason): string[] {
	return reason.says
		.map((slots) =>
			slots
				.map((slot) => slot.find((text) => sentencesIn(text).every((sentence) => !said.has(sentence))) ?? '')
				.filter((text) => text !== '')
				.join(' '),
		)
		.filter((text) => text !== '');
}

function keep({ said }: Written, text: string): string {
	for (const sentence of sentencesIn(text)) said.add(sentence);
	return text;
}

/** A message to a connection: at most 1,900 characters. */
export function linkedinMessage(written: Written, reason: Reason, isLast: boolean): string {
	const { lead, tone } = written;
	const [body = '', ...more] = fresh(written, reason);
	const greeting = tone.greeting(lead.first, lead.full);
	const close = isLast ? '' : (written.closes.pop() ?? '');
	const end = [reason.ask, close].filter((text) => text !== '').join(' ');
	const name = [lead.sender, lead.us].join(', ');
	return `${greeting}\n\n${keep(written, [body, ...more, end].filter((text) => text !== '').join('\n\n'))}\n\n${name}`;
}

const LONGEST_NOTE = 300;

/** The note of a connection request: at most 300 characters. */
export function connectionNote(written: Written, how: string, about: string, byEmail: boolean): string {
	const { lead, tone, said } = written;
	const greeting = tone.greeting(lead.first, lead.full);
	const first = said.has(how) ? '' : how;
	const who = byEmail
		? `I wrote to you by e-mail about ${about}, from ${lead.us}.`
		: `I work at ${lead.us}, and my subject is ${about}.`;
	const lines = [[first, who, tone.connect], [who, tone.connect], [first, tone.connect], [tone.connect]];
	const notes = lines.map((parts) => `${greeting} ${goingOn(parts.filter((part) => part !== '').join(' '))}`);
	const note = notes.find((text) => [...text].length <= LONGEST_NOTE) ?? tone.connect;
	for (const sentence of sentencesIn(note.slice(greeting.length))) said.add(sentence);
	return note;
}

/** A text after the comma of a greeting. */
function goingOn(text: string): string {
	return text.replace(/^(?:We|You|The|My|Your|It|A|An|One|Here|There|With|Let|Some|People|What) /, (word) =>
		word.toLowerCase(),
	);
}

/** What to say on the telephone: opener, reason, question, close. */
export function callScript(written: Written, reason: Reason): string {
	const [why = ''] = fresh(written, reason);
	const opener = written.openers.shift() ?? '';
	const close = written.callCloses.shift() ?? '';
	keep(written, `${why} ${reason.ask} ${close}`);
	return [
		`Opener: ${opener}`,
		...(why === '' ? [] : [`Reason: ${why}`]),
		`Question: ${reason.ask}`,
		`Close: ${close}`,
	].join('\n');
}

/** A short recorded message: what to show and what to say. */
export function videoScript(written: Written, reason: Reason): string {
	const { lead, tone } = written;
	const said = fresh(written, reason).join(' ');
	const show = `Show: your face first, then [add a page or screen that fits ${reason.name}].`;
	const say = `Say: ${tone.greeting(lead.first, lead.full)} ${goingOn(`${said} ${reason.ask}`)}`;
	keep(written, `${said} ${reason.ask}`);
	return [show, say, `Send: the link with one line, ‘On ${reason.name}, for ${lead.company}’.`].join('\n');
}

/** A postcard, short enough to write by hand. */
export function card(written: Written, reason: Reason): string {
	const { lead } = written;
	const said = fresh(written, reason).join(' ');
	keep(written, `${said} ${reason.ask}`);
	const reach =
		lead.input.yourCompanyInfo.website.trim() === ''
			? '[add your telephone number]'
			: lead.input.yourCompanyInfo.website.trim().slice(0, 80);
	return [`Dear ${lead.full},`, said, reason.ask, `${lead.sender}\n${lead.us}\n${reach}`].join('\n\n');
}
