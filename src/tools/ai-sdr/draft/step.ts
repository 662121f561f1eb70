import type { CallToAction, LeadSource } from '../options.ts';

/** The next step that the member chose, in the wordings the campaign needs. */
export interface NextStep {
	/** After "to" and "we": "talk it through on a discovery call". */
	act: string;
	/** After "may I": "set up a discovery call". */
	propose: string;
	/** In mid-sentence: "a discovery call". */
	thing: string;
	/** How to tell that it happened. */
	done(who: string): string;
	/** The reply to a yes. */
	onYes(theme: string): string;
	/** What the member must have ready before offering it. */
	ready(who: string): string;
}

export const STEPS: Readonly<Record<CallToAction, NextStep>> = {
	'Book a Discovery Call': {
		act: 'talk it through on a discovery call',
		propose: 'set up a discovery call',
		thing: 'a discovery call',
		done: (who) => `Discovery call with ${who} held, not only booked`,
		onYes: (theme) =>
			`Two times that I can keep: [add two times]. If you bring one recent case of ${theme}, we can begin with that.`,
		ready: (who) =>
			`Keep two free times at hand for ${who} on every day of the campaign: an offered hour beats a link.`,
	},
	'Schedule a Demo': {
		act: 'see it in a demo',
		propose: 'set up a demo',
		thing: 'a demo',
		done: (who) => `Demo held for ${who}, with somebody who does the work in the room`,
		onYes: (theme) =>
			`I will show it on a case of ${theme}: [add two times]. Who does this work every day and should see it too?`,
		ready: (who) => `Prepare the demo on a case that ${who} would recognise, and stop after what was asked for.`,
	},
	'Request a Consultation': {
		act: 'look at it together in a consultation',
		propose: 'set up a consultation',
		thing: 'a consultation',
		done: (who) => `Consultation with ${who} held, and an answer in writing afterwards`,
		onYes: (theme) =>
			`Then let us set it: [add two times]. Which question about ${theme} should be answered when we part?`,
		ready: (who) => `Decide beforehand what the consultation with ${who} answers and what it does not.`,
	},
	'Download a Resource': {
		act: 'read [add the title of the resource]',
		propose: 'send you [add the title of the resource]',
		thing: 'the resource',
		done: (who) => `Resource asked for by ${who}, and a question about it answered`,
		onYes: (theme) => `Here it is: [add the resource]. What it says on ${theme} stands on [add the page].`,
		ready: (who) => `Have the resource as a file that ${who} can get without a form.`,
	},
	'Attend a Webinar': {
		act: 'join [add the title and date of the webinar]',
		propose: 'keep you a seat in [add the title and date of the webinar]',
		thing: 'the webinar',
		done: (who) => `Seat taken by ${who}, and one question asked there`,
		onYes: (theme) =>
			`You are on the list: [add the link]. Send me your question about ${theme} beforehand, and it will be answered there.`,
		ready: (who) => `Check that the webinar takes place after the last touchpoint, or shorten the sequence for ${who}.`,
	},
	'Start a Free Trial': {
		act: 'try it on your own work',
		propose: 'set up a trial for you',
		thing: 'the trial',
		done: (who) => `Trial begun by ${who} and used on one real case`,
		onYes: (theme) => `Good: [add the way into the trial]. Choose one real case of ${theme} for it, and tell me which.`,
		ready: (who) => `Agree with ${who} what the trial should show before it begins, or nobody looks at it.`,
	},
	'Get a Quote': {
		act: 'have a price in writing',
		propose: 'prepare a quote',
		thing: 'a quote',
		done: (who) => `Quote asked for by ${who}, with the facts that it needs`,
		onYes: (theme) =>
			`For a price in writing I need to know what matters about ${theme}: [add the facts you price by].`,
		ready: (who) => `Know the facts that your price depends on; ask ${who} for those and no others.`,
	},
	Other: {
		act: '[add the step you propose]',
		propose: '[add the step you propose]',
		thing: 'the step you propose',
		done: (who) => `Next step taken by ${who}`,
		onYes: (theme) => `Then the next thing on ${theme} is [add what they have to do, and by when].`,
		ready: (who) => `Put the next step for ${who} into one verb and one date before the first message goes out.`,
	},
};

/** How a first message says where the address comes from. A source alone names no person and no event. */
export function cameBy(source: LeadSource | '', company: string, role: string, trade: string): string {
	switch (source) {
		case 'LinkedIn Search':
			return `I found you on LinkedIn, by your role at ${company}.`;
		case 'Company Website':
			return `I found your name on the website of ${company}.`;
		case 'Referral':
			return '[add who referred you] thought that we should talk.';
		case 'Industry Event':
			return 'We were both at [add the event].';
		case 'Social Media':
			return 'I came across [add the post and where it stood].';
		case 'Cold Research':
			return `We do not know each other: I looked for ${trade} where this question may matter and came to ${company}.`;
		case 'Lead List/Database':
			return `We do not know each other: your name stands in [add the list or database].`;
		case 'Mutual Connection':
			return 'We both know [add the mutual contact].';
		default:
			return `We have not met: your role (${role}) is why I am writing.`;
	}
}
