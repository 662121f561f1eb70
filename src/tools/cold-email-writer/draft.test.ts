import { describe, expect, it } from 'vitest';
import { checkEmail } from '#prose/email/check-email.ts';
import { readEmail, sentencesIn, wordsIn } from '#prose/email/read-email.ts';
import { emptyOrUnfilled, repeated, sentencesOfOutput } from '#test/outputs.ts';
import { type ColdEmailInput, type ColdEmailOutput, contract } from './contract.ts';
import { LEADS } from './draft/sentences/shared.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { dayOf, SEQUENCE } from './mailing.ts';
import { EMAIL_TYPES } from './options.ts';
import { steps } from './steps.ts';
import { full, inputOf, odd, trials, without } from './testing.ts';

const all = [...trials, ...Object.entries(odd)].map(([name, input]) => ({
	name,
	drafts: EMAIL_TYPES.map((emailType) => ({ ...input, emailType })).map((given) => ({ given, output: draft(given) })),
}));

const sequenceOf = ({ emailSequence }: ColdEmailOutput) => SEQUENCE.map(([key]) => emailSequence[key]);
const emailsOf = (output: ColdEmailOutput) => [...sequenceOf(output), ...output.emailVariants];
const senderOf = (input: ColdEmailInput) => ({
	name: `${input.senderFirstName} ${input.senderLastName}`,
	postalAddress: input.senderPhysicalAddress,
});
const textOf = (body: string, input: ColdEmailInput) => readEmail(body, senderOf(input)).text;
const initialOf = (changes: Partial<ColdEmailInput>) => draft(inputOf(changes)).emailSequence.initialEmail;

describe.each(all)('with $name', ({ drafts }) => {
	it('COLD-22: COLD-24: COLD-25: keeps the contract, and leaves nothing empty or unfilled', () => {
		for (const { given, output } of drafts) {
			expect(contract.output.parse(output)).toEqual(output);
			expect(emptyOrUnfilled(output, given)).toEqual([]);
			expect(output.personalizationTips.length).toBeGreaterThan(1);
		}
	});

	it('COLD-29: COLD-30: COLD-31: keeps length, subject and one ask in every email', () => {
		for (const { given, output } of drafts) {
			for (const { subjectLine, body } of emailsOf(output)) {
				const broken = checkEmail(subjectLine, body, { ...senderOf(given), facts: [] })
					.filter(({ rule, ok }) => ['subject', 'asks', 'spam', 'links'].includes(rule) && !ok)
					.map(({ rule, value }) => `${given.emailType}, ${rule}: ${value}\n${body}`);
				expect(broken).toEqual([]);
				// A gap in an email that is too short says how many words it has to hold.
				const text = textOf(body, given);
				const words = wordsIn(text).length + Number(/\[add in about (\d+) words /.exec(text)?.[1] ?? 0);
				expect([words >= 50 && words <= 125, text]).toEqual([true, text]);
			}
		}
	});

	it('COLD-32: COLD-33: adds something each time, days apart, with postal address and opt-out', () => {
		for (const { given, output } of drafts) {
			const sequence = sequenceOf(output);
			expect(repeated(sequence.flatMap(({ body }) => sentencesIn(textOf(body, given))))).toEqual([]);
			const days = sequence.map(dayOf);
			for (const [index, day] of days.slice(1).entries()) {
				expect(day - (days[index] ?? 0)).toBeGreaterThanOrEqual(2);
				expect(day - (days[index] ?? 0)).toBeLessThanOrEqual(5);
			}
			expect(new Set(emailsOf(output).map(({ subjectLine }) => subjectLine)).size).toBe(emailsOf(output).length);
			for (const { body } of emailsOf(output)) {
				const { closing } = readEmail(body, senderOf(given));
				expect(closing).toContain(given.senderPhysicalAddress);
				expect(closing).toMatch(/^To opt out, reply/m);
				expect(body.match(/\[add /g)?.length ?? 0).toBeLessThanOrEqual(1);
			}
		}
	});
});

describe('the sentences of the member', () => {
	const told = Object.entries(full).filter(([name, text]) => name !== 'result3' && /^[A-Z].{25,}[.?]$/.test(text));

	it.each(told)('ENGINE-4: are used letter for letter in some sequence: %s', (_, text) => {
		const bodies = EMAIL_TYPES.flatMap((emailType) => emailsOf(draft({ ...full, emailType }))).map(({ body }) => body);
		expect(bodies.join('\n')).toContain(text);
	});

	it('stand where they speak of the two who know each other, and right after the check', () => {
		const mutualConnections = 'Canon Ruth and I restored the organ of St Mark’s together.';
		expect(initialOf({ mutualConnections }).body).toContain(mutualConnections);
		const checkShows = 'That is a caller who waits.';
		const bodies = sequenceOf(draft(inputOf({ checkShows }))).map(({ body }) => body);
		expect(bodies.join('\n')).toContain(checkShows);
	});

	it('ENGINE-3: are left out where they do not fit, and the member is told why', () => {
		const input = inputOf({
			specificChallenge: 'Receptionists judge by ear whether a call is urgent.',
			firstStep: 'Free audit of one day of your calls.',
			prospectBackground: 'You know Rosa from the regional newsletter on triage.',
			recentNews: 'We want to help you with your third clinic this year.',
			mutualConnections: 'Linden Paws buys all its bandages there since 2019.',
		});
		const output = draft(input);
		const text = sequenceOf(output)
			.map(({ body }) => body)
			.join('\n');
		for (const field of [
			'specificChallenge',
			'firstStep',
			'prospectBackground',
			'recentNews',
			'mutualConnections',
		] as const) {
			expect(text).not.toContain(input[field]);
		}
		expect(output.personalizationTips).toEqual(
			expect.arrayContaining([
				`‘Specific challenge’ is in no email. Say it to them, in a sentence with ‘you’ or ‘your’. You wrote: “${input.specificChallenge}”`,
				`‘First step’ is in no email. Begin with ‘We’ or ‘I’. That is not a sentence yet: say who does what. You wrote: “${input.firstStep}”`,
				`‘Prospect's background’ is in no email. It speaks about Rosa instead of to them. You wrote: “${input.prospectBackground}”`,
				`‘Recent news’ is in no email. Leave yourself out: it is about them. You wrote: “${input.recentNews}”`,
				`‘Mutual connections’ is in no email. It speaks about Linden Paws instead of to them. You wrote: “${input.mutualConnections}”`,
			]),
		);
		expect(text).toContain(example.result2);
	});

	it('tell news that begins with the name of their company as a thing seen, and other people’s not at all', () => {
		const told = (recentNews: string) =>
			emailsOf(draft(inputOf({ recentNews })))
				.map(({ body }) => body)
				.join('\n');
		expect(told('Linden Paws opened a third clinic in May.')).toContain(
			'I see that Linden Paws opened a third clinic in May.',
		);
		expect(told('Lindenhof opened a third clinic in May.')).not.toContain('Lindenhof');
		expect(told('You and Linden Paws opened a third clinic in May.')).not.toContain('I see that');
	});

	it('tell nobody their own news as news, unless it is the reason to write or what the talk is about', () => {
		const recentNews = 'You opened a third clinic in May.';
		const told = (changes: Partial<ColdEmailInput>) => {
			const output = draft(inputOf({ recentNews, ...changes }));
			const isLeftOut = output.personalizationTips.some((tip) => tip.startsWith('‘Recent news’ is in no email.'));
			return [emailsOf(output).some(({ body }) => body.includes(recentNews)), isLeftOut];
		};
		expect(told({ newsReason: '' })).toEqual([false, true]);
		expect(told({ newsReason: 'no sentence' })).toEqual([false, true]);
		expect(told({})).toEqual([true, false]);
		expect(told({ specificChallenge: '', prospectBackground: '' })).toEqual([true, false]);
		for (const emailType of ['Interview Method', 'Podcast Method'] as const) {
			expect(told({ emailType, newsReason: '' })).toEqual([true, false]);
		}
	});

	it('talk in public only of a problem that could be read or seen', () => {
		for (const emailType of ['Interview Method', 'Podcast Method'] as const) {
			const bodies = (changes: Partial<ColdEmailInput>) =>
				JSON.stringify(emailsOf(draft(inputOf({ emailType, recentNews: '', prospectBackground: '', ...changes }))));
			const asked = /(?:is what I would like to ask|is where I would like to begin)/;
			const spoken = (changes: Partial<ColdEmailInput>) =>
				bodies(changes)
					.split('"body"')
					.some((body) => body.includes(example.specificChallenge) && asked.test(body));
			expect(spoken({})).toBe(false);
			expect(bodies({})).toContain(`${example.specificChallenge} That is how Dilnoza described it`);
			expect(spoken({ challengeSource: 'I read or saw it' })).toBe(true);
		}
	});

	it('ENGINE-3: are asked for in a sentence of its own, with the field to fill', () => {
		const { emailSequence, personalizationTips } = draft(without(['valueProposition']));
		expect(emailSequence.initialEmail.body).toContain(
			'\n\n[add in about 20 words what you do, beginning with We or I]',
		);
		expect(personalizationTips.join('\n')).toContain('Fill the square brackets before you send.');
		expect(personalizationTips.join('\n')).not.toContain('Enter what you do');
	});

	it('ENGINE-3: are asked for where one was entered that does not fit and nothing else can stand there', () => {
		const bodies = (changes: Partial<ColdEmailInput>) => sequenceOf(draft(inputOf(changes))).map(({ body }) => body);
		expect(bodies({ valueProposition: 'marketing for gyms' })[0]).toContain(
			'words what you do, beginning with We or I]',
		);
		const changes = { recentNews: 'Third clinic!', prospectBackground: '' };
		for (const emailType of ['Interview Method', 'Podcast Method'] as const) {
			expect(bodies({ ...changes, emailType })[1]).toContain('words what you read or heard about them');
			expect(bodies({ ...changes, recentNews: '', emailType })[1]).toContain('words what is new at their place');
		}
		const bare = { howItWorks: '', result2: '', objection: '', objectionAnswer: '', check: '' };
		expect(bodies(bare)[2]).toContain('words an example from your own work] Shall I tell you how that was done?');
	});

	it('put the chosen result into the first email, otherwise the one that shares most with the problem', () => {
		const specificChallenge = 'Your appointments are booked by phone, and the month is full of gaps.';
		expect(initialOf({}).body).toContain(example.result1);
		expect(initialOf({ fittingResult: 'Result 2' }).body).toContain(example.result2);
		expect(initialOf({ specificChallenge }).body).toContain(example.result2);
		expect(initialOf({ specificChallenge, fittingResult: 'Result 1' }).body).toContain(example.result1);
		const says = (changes: Partial<ColdEmailInput>) =>
			draft(inputOf(changes)).personalizationTips.some((tip) => tip.includes('shares most words with the problem'));
		expect([says({}), says({ specificChallenge }), says({ specificChallenge, fittingResult: 'Result 2' })]).toEqual([
			false,
			true,
			false,
		]);
	});

	it('give the reason of the news where work is offered, and in no invitation', () => {
		const told = (emailType: ColdEmailInput['emailType'], changes: Partial<ColdEmailInput> = {}) => {
			const output = draft(inputOf({ ...full, ...changes, emailType }));
			const tip = output.personalizationTips.find((one) => one.startsWith('‘Why their news makes it worth'));
			return [emailsOf(output).some(({ body }) => body.includes(full.newsReason)), tip?.split(': ')[1] ?? ''];
		};
		expect(told('Direct Method')).toEqual([true, '']);
		expect(told('Masterclass Method')).toEqual([true, '']);
		expect(told('Direct Method', { recentNews: '' })).toEqual([false, 'it needs news that can be told.']);
		expect(told('Masterclass Method', { firstStep: '' })).toEqual([false, 'this method does not use it.']);
		for (const method of ['Interview Method', 'Podcast Method'] as const) {
			expect(told(method)).toEqual([false, 'this method does not use it.']);
		}
	});

	it('are asked for an answer to the question that was entered without one, and told no other reason', () => {
		for (const emailType of EMAIL_TYPES) {
			const { personalizationTips } = draft({ ...without(['objectionAnswer']), emailType });
			const about = personalizationTips.filter((tip) => tip.includes('question you hear most'));
			expect(about).toEqual([expect.stringContaining('Enter ‘Your answer to it’')]);
		}
	});

	it('are told in full of what is wrong with one of them, each fault once', () => {
		const tips = draft(inputOf({ result1: 'Over 3,100 quotes drafted for contractors so far.' })).personalizationTips;
		expect(tips.join('\n').match(/That is not a sentence yet/g)).toHaveLength(1);
	});

	it('read a result out of a value proposition that holds one', () => {
		const valueProposition = `${example.valueProposition} ${example.result1}`;
		const { body } = initialOf({ valueProposition, result1: '', result2: '' });
		expect(body).toContain(`${example.valueProposition} ${example.result1}`);
	});
});

describe('the beginning', () => {
	it('COLD-28: COLD-34: is the referrer, and then what is known of the recipient', () => {
		for (const emailType of EMAIL_TYPES) {
			const [, referrer, known] = initialOf({ ...full, emailType }).body.split('\n\n');
			expect(referrer).toMatch(/^Dilnoza Marsh \(Sales Lead, Casco Vet Supply\) suggested I write to you\./);
			expect([example.prospectBackground, example.specificChallenge].some((fact) => known?.includes(fact))).toBe(true);
		}
	});

	it.each([
		["Precentor, St Mark's", "St Mark's Cathedral", false],
		["Precentor at St Mark's Cathedral", "St Mark's Cathedral", false],
		['Buyer, Acme Tools GmbH', 'Acme Tools', false],
		['Buyer, Acme', 'Acmeville', true],
		['Buyer, Casco Vet Supply', '', true],
	])(
		'COLD-34: says of a referrer titled %s to somebody at %s where the referrer works: %s',
		(referrerTitle, prospectCompany, isSaid) => {
			const { body } = initialOf({ referrerTitle, prospectCompany });
			expect(body.includes(`Dilnoza Marsh (${referrerTitle})`)).toBe(isSaid);
			expect(body.includes('Dilnoza Marsh suggested')).toBe(!isSaid);
		},
	);

	it('COLD-34: tells how the referrer knows them, by any of the names of the referrer', () => {
		const mutualConnections = 'Ruth sang in the choir at Bodmin when I rebuilt the organ there.';
		expect(initialOf({ mutualConnections, referrerFirstName: 'Canon Ruth' }).body).toContain(mutualConnections);
		expect(initialOf({ mutualConnections, referrerFirstName: 'Canon' }).body).not.toContain(mutualConnections);
	});

	it('COLD-34: claims no more of the referrer than was chosen', () => {
		expect(initialOf({ introduction: '' }).body).toContain('Casco Vet Supply) gave me your name.');
		expect(initialOf({ introduction: 'Only gave me the name' }).subjectLine).toBe('Dilnoza Marsh gave me your name');
		expect(initialOf({}).body).toContain('That is how Dilnoza described it');
		for (const challengeSource of ['', 'I read or saw it'] as const) {
			expect(initialOf({ challengeSource }).body).not.toContain('described');
		}
	});
});

describe('the greeting', () => {
	it.each([
		['Rosa Achterberg', 'Hi Rosa,'],
		['Dr. Thomas Brandt', 'Dear Dr. Brandt,'],
		['prof Anna Maria Weiß, PhD', 'Dear prof Weiß,'],
		['Professor Ida Lund', 'Dear Professor Lund,'],
		['Mr Bo Lund', 'Dear Mr Lund,'],
		['Mrs. Bo Lund', 'Dear Mrs. Lund,'],
		['Ms Bo Lund', 'Dear Ms Lund,'],
		['Mx Bo Lund', 'Dear Mx Lund,'],
		['Drew Ames', 'Hi Drew,'],
	])('COLD-28: of %s is %s', (fullName, greeting) => {
		const { emailSequence } = draft(inputOf({ fullName }));
		for (const { body } of Object.values(emailSequence)) expect(body.split('\n')[0]).toBe(greeting);
	});
});

describe('the four methods', () => {
	it('COLD-27: differ in shape: an offer, questions with consent, an episode, a class', () => {
		const body = (emailType: ColdEmailInput['emailType']) => initialOf({ ...full, emailType }).body;
		expect(body('Direct Method')).toContain(example.valueProposition);
		expect(body('Direct Method')).not.toContain('\n- ');
		expect(body('Interview Method')).toMatch(
			/for the newsletter Front Desk Notes\.[\s\S]*I would ask you about:\n\n- How[\s\S]*You will see the text before it appears\./,
		);
		expect(body('Podcast Method')).toMatch(
			/I host the podcast Front Desk Stories[\s\S]*We would talk about:\n\n- What/,
		);
		expect(body('Masterclass Method')).toMatch(
			/“Which calls can wait”[\s\S]*\n- Tuesday 9 March, 12:30, Eastern Time\n- 45 minutes\n- online\n- 15 places\n- Price: \$20[\s\S]*You take home:\n\n- A list/,
		);
	});

	it('COLD-27: share none of their sentences but the opening, the facts and the end', () => {
		const sentences = EMAIL_TYPES.map((emailType) => {
			const given = { ...without(['specificChallenge'], ['mutualConnections']), emailType };
			return sequenceOf(draft(given)).flatMap(({ body }) => sentencesIn(textOf(body, given)));
		});
		const given = new Set([...sentencesOfOutput(full), ...Object.values(LEADS), `“${full.objection}”`]);
		for (const [index, one] of sentences.entries()) {
			for (const other of sentences.slice(index + 1)) {
				const shared = one.filter((sentence) => other.includes(sentence) && !given.has(sentence));
				expect(shared.filter((sentence) => !sentence.startsWith('Dilnoza Marsh ('))).toEqual([]);
			}
		}
	});

	it('ask once for the show or the class where it is missing', () => {
		const body = (emailType: ColdEmailInput['emailType'], changes = {}) => initialOf({ ...changes, emailType }).body;
		expect(body('Interview Method')).toContain('words where the interview appears and what you would ask about]');
		expect(body('Podcast Method')).toContain('words its name and what you would talk about]');
		expect(body('Podcast Method', { senderContactInfo: 'Host of the podcast After Hours' })).toContain('After Hours');
		expect(body('Masterclass Method')).toContain('words its title, day and time, and what it teaches]');
		expect(body('Masterclass Method', { className: 'Which calls can wait' })).toContain(
			'words its day and time, and who it is for]',
		);
		expect(body('Masterclass Method', { classDate: '9 March' })).toContain(
			'words the title of the class and what it teaches]',
		);
	});
});

describe('the hints of the form', () => {
	const hints = steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
	const alone: Partial<ColdEmailInput> = { result2: '', result3: '' };
	const where = (name: keyof ColdEmailInput, emailType: ColdEmailInput['emailType'], changes = {}) =>
		sequenceOf(draft({ ...full, ...alone, ...changes, emailType })).findIndex(({ body }) => body.includes(full[name]));

	it.each([
		['specificChallenge', 'Direct and Masterclass: first email. Interview and Podcast: last', [0, 3, 3, 0]],
		['valueProposition', 'Direct: first email. Masterclass: second. Interview and Podcast: third', [0, 2, 2, 1]],
		['recentNews', 'Second email; Masterclass: last', [1, 1, 1, 3]],
		['mutualConnections', 'First email', [0, 0, 0, 0]],
		['prospectBackground', 'First email', [0, 0, 0, 0]],
		['result1', 'Direct: first email. Masterclass: second. Interview and Podcast: third', [0, 2, 2, 1]],
		['firstStep', 'Direct: second email. Otherwise: last', [1, 3, 3, 3]],
		['howItWorks', 'Masterclass: second email. Otherwise: third', [2, 2, 2, 1]],
		['check', 'Masterclass: third email. Otherwise: last', [3, 3, 3, 2]],
		['objection', 'Direct: third email, or last without a check. Otherwise: last', [2, -1, -1, 3]],
		['openingQuestion', 'Interview and Podcast: third email', [-1, 2, 2, -1]],
	] as const)('ENGINE-3: say truly in which email %s stands', (name, hint, places) => {
		expect(hints.find((field) => field.name === name)?.hint).toContain(hint);
		const methods = ['Direct Method', 'Interview Method', 'Podcast Method', 'Masterclass Method'] as const;
		expect(methods.map((method) => where(name, method))).toEqual(places);
	});
});

describe('the alternatives', () => {
	const approaches = (input: ColdEmailInput) => draft(input).emailVariants.map(({ approach }) => approach);

	it('COLD-23: have something else to say than the first email: a result, a first step, a question', () => {
		expect(approaches(full)).toEqual(['Result first', 'First step instead of a call', 'One question']);
		expect(approaches(without(['firstStep'], ['result1', 'result2', 'result3'], ['openingQuestion']))).toEqual([]);
		expect(approaches(without(['valueProposition']))).toEqual([]);
		for (const { body } of draft(full).emailVariants) expect(body).not.toContain('[add');
	});

	it('COLD-23: are not made of less than an email holds', () => {
		const input = without(['specificChallenge'], ['mutualConnections']);
		expect(approaches({ ...input, valueProposition: 'We answer the calls of a clinic.' })).toEqual(['One question']);
	});
});

describe('the end', () => {
	it.each([
		['Owner', true],
		['Co-Founder', true],
		['Managing director', true],
		['Partner', true],
		['Proprietor', true],
		['Head Falconer', true],
		['Chief of Staff', true],
		['CEO', true],
		['President', true],
		['School Principal', true],
		['Office Administrator', false],
		['Ownership Researcher', false],
	])('asks a %s for the month: %s', (targetRole, decides) => {
		const { body } = draft(inputOf({ targetRole })).emailSequence.followUp3;
		expect(body.includes('later in the year be better?')).toBe(decides);
		expect(body.includes('should I ask?')).toBe(!decides);
	});
});

it('COLD-22: keeps the contract where the name of the own company is nothing but markup', () => {
	for (const input of [full, without(...OF_THE_SENDER)]) {
		const output = draft({ ...input, emailType: 'Direct Method', senderCompanyName: '<b>' });
		expect(contract.output.parse(output)).toEqual(output);
	}
});

describe('the follow-ups', () => {
	it('COLD-32: bring news with its reason, the way of working, and a check', () => {
		const { followUp1, followUp2, followUp3 } = draft(full).emailSequence;
		expect(followUp1.body).toContain(`${example.recentNews} ${example.newsReason}`);
		expect(followUp1.body).toContain(example.firstStep);
		expect(followUp1.body).toContain('Shall we do that before 1 February?');
		expect(followUp2.body).toContain(`“${example.objection}”\n\n${example.objectionAnswer}`);
		expect(followUp3.body).toContain(`${example.check} ${example.checkShows}`);
	});

	it('COLD-32: say once that the last is the last, however many results there are to tell', () => {
		const further =
			'At a clinic in Lowell we cut 14 missed calls a day to two. We answer 9 of 10 calls within a minute.';
		const input = without(['firstStep', 'check', 'checkShows', 'objection', 'objectionAnswer', 'openingQuestion']);
		const valueProposition = `${input.valueProposition} ${further}`;
		const { body } = draft({ ...input, emailType: 'Direct Method', valueProposition }).emailSequence.followUp3;
		expect(body.match(/This is my last email\./g)).toHaveLength(1);
		expect(body).toMatch(/whatever you decide\. \[add .+?\]\n\nAt a clinic in Lowell/);
	});

	it('COLD-32: go on to the next that is there, and ask for one thing where nothing is', () => {
		const bodies = (input: ColdEmailInput) => sequenceOf(draft(input)).map(({ body }) => body);
		expect(bodies(without(['recentNews']))[1]).toContain('A clinic with two vets');
		expect(bodies(without(['check']))[3]).toContain(example.objectionAnswer);
		const poor = bodies(without(...OF_THE_SENDER));
		expect(poor.map((body) => /\[add .*?\]/.exec(body)?.[0])).toEqual([
			'[add in about 20 words what you do, beginning with We or I]',
			'[add in about 40 words the first step you offer, beginning with We or I, and what they have afterwards]',
			'[add in about 50 words one result with its number: how it was, what you did and how it is now]',
			'[add in about 30 words one thing they can check without you, and what it shows]',
		]);
	});
});

const OF_THE_SENDER: Parameters<typeof without> = [
	['recentNews', 'valueProposition', 'result1', 'result2', 'result3'],
	['firstStep', 'howItWorks', 'check', 'checkShows', 'objection', 'openingQuestion'],
];
