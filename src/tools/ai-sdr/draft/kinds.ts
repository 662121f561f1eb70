import { type EverydayTrouble, everydayTroubles } from '#content/everyday-troubles.ts';
import type { IndustryTask } from '#content/industry.ts';

/** The kind of trouble decides why a task matters, what to expect of help, and which objections to expect. */
export interface Kind {
	id: EverydayTrouble;
	/** Why it matters, as a sentence to the contact. */
	matters: string;
	/** "If …, then …", for the member, who adds the figure. */
	hypothesis: string;
	/** A likely objection, an answer to it, and what to do next. */
	objection: string;
	response: string;
	followUp: string;
	/** What to listen for on a call. */
	track: string;
	/** What a first meeting would look at. */
	look: string;
}

const TEXTS: Readonly<Record<EverydayTrouble, Omit<Kind, 'id'>>> = {
	reach: {
		matters: 'Whoever gets no answer rarely complains and simply asks elsewhere.',
		hypothesis:
			'If nobody answers at busy hours, each answered request is worth [add what one request is worth to them].',
		objection: 'People want to speak to one of us',
		response: 'So they should, whenever one of you is free. What happens to them in the hours when nobody is?',
		followUp: 'If those hours are few, note it and close; if not, offer to look at one of them together.',
		track: 'If requests wait: how long, and who notices? If none wait: who made that work, and how?',
		look: 'one busy day and every request that came in',
	},
	lapse: {
		matters: 'Someone who drifts away sends no notice, so the loss shows up months later.',
		hypothesis: 'If those who drift away hear from nobody, each who returns brings [add what one of them brings].',
		objection: 'Those who left were not a good match',
		response: 'Some surely were not. How do you tell them from the ones who were only forgotten?',
		followUp: 'Ask for three who left last year and what was said to each.',
		track: 'If people go quiet: after what, and who hears of it? If they stay: what keeps them?',
		look: 'a handful of customers who went quiet',
	},
	pay: {
		matters: 'Work that is done and not yet billed pays the wages of this month with the money of the last.',
		hypothesis: 'If bills wait for a missing detail, money arrives [add the days that a bill waits] sooner without it.',
		objection: 'Our accounting program covers that',
		response: 'From the moment the data is in, it does. Who gets it in, and from where?',
		followUp: 'Let them name the detail that is missing most often and bring an answer to that one.',
		track: 'If bills are late: what do they wait for? If they are on time: what does that cost in evenings?',
		look: 'one bill that took too long',
	},
	price: {
		matters: 'A buyer who asked three firms has often decided by the time the third price comes.',
		hypothesis: 'If prices go out late, the work won could change by [add the requests lost to a faster offer].',
		objection: 'We are fast enough with prices',
		response: 'Then this is not where you lose work. Does that hold for the unusual request as well?',
		followUp: 'If it does, say so and close; if not, ask to see the last unusual one.',
		track: 'If a price takes days: which fact is it waiting for? If it takes an hour: who is called away for it?',
		look: 'the dates of one request and its price',
	},
	book: {
		matters: 'A gap in the plan is noticed at once and filled only by the person who has the list in mind.',
		hypothesis: 'If late changes leave gaps, each gap filled is worth [add what one hour brings in].',
		objection: 'Plans change, nobody can prevent that',
		response: 'Nobody can. How long is it from the change to the moment everybody concerned knows?',
		followUp: 'If it is minutes, leave it there; if hours, ask for the last example.',
		track:
			'If the plan breaks: who repairs it, and what waits meanwhile? If it seldom breaks: how much slack is built in?',
		look: 'one day that did not go to plan',
	},
	record: {
		matters: 'What is written down twice is wrong once, and usually found by the customer.',
		hypothesis:
			'If the same facts are typed again, the hours that come back are [add the hours spent on it in a week].',
		objection: 'A person has to check it anyway',
		response:
			'Agreed, and checking stays with your people. How much of their time goes into typing before there is anything to check?',
		followUp: 'Ask to follow one case on paper, from the first note to the last copy.',
		track: 'If facts are copied: between which two places? If not: where is the one place?',
		look: 'one case from its first note to its last copy',
	},
	handover: {
		matters: 'The one who knows and the one who needs to know are usually two people on two shifts.',
		hypothesis: 'If news travels by asking around, the questions saved are [add how often people ask in a day].',
		objection: 'We talk to each other all day',
		response: 'That works while everybody is in. What happened the last time somebody was not?',
		followUp: 'Ask for one message that came too late and who had it first.',
		track: 'If news arrives late: who had it first? If everybody knows: what does it take in meetings?',
		look: 'one message that came too late',
	},
	cover: {
		matters: 'The same few people say yes to every gap, until one of them leaves.',
		hypothesis: 'If gaps are filled by telephone, the lead time gained is [add how long it takes to fill one].',
		objection: 'We always find somebody',
		response: 'And who is that, most of the time? I ask because that person is the one to keep.',
		followUp: 'Ask how the last gap was filled, and how many calls that took.',
		track: 'If gaps come often: who is asked first? If seldom: who is on standby, and at what price?',
		look: 'the last gap and the calls it took',
	},
	stock: {
		matters: 'What is missing is seldom dear, and what waits for it always is.',
		hypothesis: 'If work stops for a missing item, the hours won back are [add how long people waited last month].',
		objection: 'Our people know what to order',
		response: 'I believe it. What do they go by when the one who knows is away?',
		followUp: 'Ask what ran out last and what stood still because of it.',
		track: 'If things run out: who sees it first? If nothing does: how much lies on the shelf for that?',
		look: 'the last item that ran out',
	},
	staff: {
		matters: 'Whoever leaves takes along what was never written down.',
		hypothesis: 'If routine work keeps people from their job, the hours freed are [add the hours in a week].',
		objection: 'My team will think it is about cutting jobs',
		response: 'That needs an answer before anything else. Which task would they give up themselves?',
		followUp: 'Propose to begin with that task and with the people who do it.',
		track: 'If people are short: which work is left undone? If not: what would they do with an hour more?',
		look: 'the first week of the last person who started',
	},
	wording: {
		matters: 'A text written in a hurry is copied for years.',
		hypothesis:
			'If every text starts from nothing, the time to a finished one falls from [add the hours it takes now].',
		objection: 'We have somebody who writes',
		response: 'Good, then the question is another. How do the facts reach that person?',
		followUp: 'Offer to mark up one page of theirs, with their permission.',
		track: 'If texts are late: who holds the facts? If they are on time: who rewrites them afterwards?',
		look: 'one page and the facts behind it',
	},
	other: {
		matters: 'Nobody has the job of watching it, so it is noticed late.',
		hypothesis: 'If this comes up daily, the time won back is [add the minutes and how often].',
		objection: 'This is not a priority',
		response: 'Fair. What is, and does this stand in its way?',
		followUp: 'Write down the priority they name; it is the reason for the next campaign.',
		track: 'If it happens often: who puts it right? If seldom: what would have to happen for it to matter?',
		look: 'the last time it went wrong',
	},
};

/** The kind that the task's name indicates; otherwise the one that fits any task. */
export function kindOf(task: IndustryTask): Kind {
	const everyday = (Object.keys(everydayTroubles) as EverydayTrouble[]).find(
		(id) => everydayTroubles[id].task === task,
	);
	const id = everyday ?? strongest(task.name) ?? 'other';
	return { id, ...TEXTS[id] };
}

function strongest(text: string): EverydayTrouble | null {
	const [best] = [...kindsIn(text)].sort(([, a], [, b]) => b - a);
	return best === undefined ? null : best[0];
}

/** Words under which help for each kind is sold. */
const SOLD_AS: Partial<Readonly<Record<EverydayTrouble, RegExp>>> = {
	reach:
		/\b(?:receptionists?|chat ?bots?|voice (?:agents?|ai)|answering|inbox|lead generation|call cent(?:er|re)s?|live chat)\b/gi,
	lapse: /\b(?:retention|loyalty|reactivat\w+|win-?back|re-?engag\w+|newsletters?)\b/gi,
	record: /\b(?:automations?|automat\w+|workflows?|extract\w*|ocr|data)\b/gi,
	wording: /\b(?:seo|copywriting|ads?|videos?|blogs?|branding)\b/gi,
	handover: /\b(?:dashboards?|integrations?|alerts?|notifications?)\b/gi,
	pay: /\b(?:bookkeeping|accounting|dunning)\b/gi,
	staff: /\b(?:coaching|onboarding)\b/gi,
};

/** How many different words of each kind a text contains. Kinds without any are left out. */
export function kindsIn(text: string): ReadonlyMap<EverydayTrouble, number> {
	const read = text.slice(0, MOST_READ);
	const ids = Object.keys(everydayTroubles) as EverydayTrouble[];
	return new Map(
		ids
			.map(
				(id) =>
					[
						id,
						new Set(
							[everydayTroubles[id].signs, SOLD_AS[id]].flatMap((signs) =>
								signs === undefined ? [] : (read.toLowerCase().match(signs) ?? []),
							),
						).size,
					] as const,
			)
			.filter(([, count]) => count > 0),
	);
}

/** Characters. In a pasted page, the rest says little about the offer. */
const MOST_READ = 4000;
