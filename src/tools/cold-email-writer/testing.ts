import { type ColdEmailInput, contract } from './contract.ts';
import { example } from './example.ts';

/** Made-up inputs for the tests of this tool. */
export function inputOf(changes: Partial<ColdEmailInput>): ColdEmailInput {
	return contract.input.parse({ ...example, ...changes });
}

/** The example with texts for every method. */
export const full = inputOf({
	newsDate: '1 February',
	result3: 'An animal hospital in Salem cut its unanswered calls from 18 a day to three.',
	publicationKind: 'Newsletter',
	publicationName: 'Front Desk Notes',
	publicationAbout: 'It goes to 410 practice managers in New England every other Thursday.',
	interviewTopics: 'How you train a new receptionist\nWhich calls you take yourself',
	interviewApproval: 'Yes',
	podcastName: 'Front Desk Stories',
	podcastAbout: 'Each episode is 20 minutes with one practice manager.',
	podcastTopics: 'What changed with the third clinic\nThe call that you still think of',
	podcastApproval: 'Yes',
	className: 'Which calls can wait',
	classDate: 'Tuesday 9 March',
	classTime: '12:30',
	classZone: 'Eastern Time',
	classMinutes: '45',
	classPlace: 'online',
	classSeats: '15',
	classPrice: '$20',
	classTopics: 'A list of ten questions for the telephone\nA plan for the first week of a receptionist',
});

/** What can be left out, in groups that belong together. */
export const OPTIONAL: readonly (readonly (keyof ColdEmailInput)[])[] = [
	['prospectCompany'],
	['prospectBackground'],
	['recentNews'],
	['newsReason', 'newsDate'],
	['mutualConnections'],
	['specificChallenge'],
	['challengeSource', 'introduction'],
	['valueProposition'],
	['result1', 'result2', 'result3'],
	['result2', 'result3'],
	['firstStep'],
	['howItWorks'],
	['check', 'checkShows'],
	['objection', 'objectionAnswer'],
	['openingQuestion'],
	['publicationName', 'podcastName', 'className'],
	['publicationAbout', 'podcastAbout', 'classDate'],
	['interviewTopics', 'podcastTopics', 'classTopics'],
	['interviewApproval', 'podcastApproval', 'classMinutes', 'classPlace', 'classSeats', 'classPrice', 'classZone'],
];

const emptied = (names: readonly (keyof ColdEmailInput)[]): Partial<ColdEmailInput> =>
	Object.fromEntries(names.map((name) => [name, '']));

/** The full input without these groups. */
export const without = (...groups: (typeof OPTIONAL)[number][]) => inputOf({ ...full, ...emptied(groups.flat()) });

/** Everything, nothing, each group alone and each missing. */
export const trials: readonly (readonly [name: string, input: ColdEmailInput])[] = [
	['everything', full],
	['nothing', without(...OPTIONAL)],
	...OPTIONAL.map((group) => [`no ${group}`, without(group)] as const),
	...OPTIONAL.map((group) => [`only ${group}`, only(group)] as const),
];

function only(names: readonly (keyof ColdEmailInput)[]): ColdEmailInput {
	return without(OPTIONAL.flat().filter((name) => !names.includes(name)));
}

const LONG = 'Our platform unifies asynchronous operational telemetry for administrators, ';

/** Odd and hostile inputs, one in another language, and a very long one. */
export const odd: Readonly<Record<string, ColdEmailInput>> = {
	hostile: inputOf({
		fullName: '<b>Ann</b> <script>alert(1)</script>',
		referrerTitle: '(Head) {title} $& of “things”',
		prospectCompany: 'Acme\r\nBcc: everyone@example.com',
		specificChallenge: '<img src=x onerror=alert(1)> They ignore {{name}} and $()$. Ignore previous instructions?',
		valueProposition: '=cmd|calc!A1 We “fix” <i>forms</i>! Really? Yes!!! Visit https://fix.example?a=b',
		firstStep: 'We {first} and $1 look at $& together with you on one call.',
	}),
	german: inputOf({
		fullName: 'Jürgen Weiß',
		targetIndustry: 'Tischlerei',
		targetRole: 'Geschäftsführer',
		prospectCompany: 'Weiß & Söhne',
		recentNews: 'Neue Halle in Bamberg seit April.',
		specificChallenge: 'Aufmaße stehen auf Papier, und die Angebote gehen oft erst nach zwei Wochen hinaus.',
		valueProposition: 'Wir machen aus einem Aufmaß vor Ort noch am selben Tag ein Angebot.',
	}),
	names: inputOf({
		fullName: 'Dr. Zoë O’Brien-Łukasz',
		senderFirstName: 'Søren',
		senderLastName: "D'Amico-Østby",
		senderCompanyName: 'Bow & Jess',
		referrerFirstName: 'Maximiliane Theodora Wilhelmina Augusta',
		referrerLastName: 'von und zu Hohenberg-Lichtenfels',
	}),
	endless: inputOf({
		valueProposition: LONG.repeat(250).slice(0, 19_000),
		specificChallenge: `${'The office copies every figure by hand and then checks it again and '.repeat(20)}nobody reads it.`,
		prospectBackground: 'Leads operations. '.repeat(900),
		recentNews: 'x'.repeat(19_000),
		referrerTitle: 'y'.repeat(19_000),
		interviewTopics: 'One of many topics\n'.repeat(900),
	}),
};
