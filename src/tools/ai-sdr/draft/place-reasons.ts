import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { listOf } from '#prose/sentences.ts';
import type { Lead, RoleLevel } from './lead.ts';
import { fixed, type Reason, spare } from './reason.ts';

/** Reasons based on the role, who decides, the software and the time of year. */
export function placeReasons(lead: Lead): Reason[] {
	return [role(lead), ...systems(lead), authority(lead), ...season(lead)];
}

const LEVELS: Readonly<
	Record<RoleLevel, { says: readonly string[]; more: string; ask: string; action: string; onAnswer: string }>
> = {
	signs: {
		says: [
			'Whoever signs weighs every offer against everything else on the list, and I do not know yours.',
			'So before I add to it, I would rather know what is already on top.',
		],
		more: 'If my subject is not near the top, I would rather know it now than after a meeting.',
		ask: 'What has to be solved before anything else?',
		action: 'Name what is on top of the list',
		onAnswer: 'Something else: ask whether you may come back when it is done.',
	},
	leads: {
		says: [
			'Whoever leads a team answers for results that others produce.',
			'The result asked about most often is where help is felt first, so it is the one I would begin with.',
		],
		more: 'If my subject has no part in it, I would rather know that now than after a meeting.',
		ask: 'Which result does your own management ask you about most?',
		action: 'Name the result they are asked about',
		onAnswer: 'A result: tie the next message to it, or stop if you cannot.',
	},
	works: {
		says: [
			'Whoever does the work sees every day what others only read about.',
			'That view is missing in most decisions on new tools, and it is the one I ask for.',
		],
		more: 'Those who approve a tool rarely use it, and those who use it are rarely asked.',
		ask: 'What would you change first if nobody had to approve it?',
		action: 'Name the first change',
		onAnswer: 'A change: ask who would have to agree to it.',
	},
	unknown: {
		says: [
			'A title tells little about what somebody really does all day.',
			'I would rather write about the part that is yours than about everything.',
		],
		more: 'If most of it sits with a colleague, I will turn to that person and leave you in peace.',
		ask: 'Which part of this belongs to you, and which to somebody else?',
		action: 'Say which part is theirs',
		onAnswer: 'A part: write about that one only, and ask who has the rest.',
	},
};

function role(lead: Lead): Reason {
	const { says, more, ask, action, onAnswer } = LEVELS[lead.level];
	const cares = lead.buyer;
	return {
		name: 'your own priorities',
		objective: 'Hear what this role is judged by',
		subjects: ['What comes first for you', 'Your own list'],
		says: [
			[
				...(cares === null
					? []
					: [fixed(`Among ${lead.trade}, ${withArticle(cares.role)} is said to care for ${cares.cares}.`)]),
				...says.map((text, index) => (index === 0 ? fixed(text) : spare(text))),
			],
		],
		more,
		ask,
		action,
		note: `Read how ${lead.who} describes the job in public before you send this.`,
		onAnswer,
	};
}

function systems({ industry, company, tasks }: Lead): Reason[] {
	if (industry === null) return [];
	const about = tasks[0]?.name ?? 'this';
	return [
		{
			name: 'your programs',
			objective: 'Learn which program would have to be connected',
			subjects: ['Which program you use', 'What has to fit together'],
			says: [
				[
					fixed(
						`${capital(industry.many)} work with ${listOf(industry.tools.slice(0, 3), 'or')}, or with none of them.`,
					),
					fixed(
						'I ask before any meeting, because a tool that does not fit what is there makes work instead of saving it.',
					),
				],
			],
			more: 'If it lives in several places at once, that is an answer as well.',
			ask: `Where does ${company} keep what it knows about ${about}: in a program, on a sheet or in somebody’s head?`,
			action: 'Name the program, the sheet or the person',
			note: 'Check with your own people whether you connect to the usual programs of the trade.',
			onAnswer: 'A program: find out whether you can connect to it before you write again.',
		},
	];
}

function authority({ industry, company, trade }: Lead): Reason {
	return {
		name: 'who decides',
		objective: 'Find out who else has a say',
		subjects: ['Who else has a say', 'Before anybody decides'],
		says: [
			[
				fixed('A decision of this kind is seldom made by one person, and nobody likes to hear of it last.'),
				industry === null
					? fixed('I would like to give everybody concerned the same short description, at the same time.')
					: fixed(`Of ${trade} I have noted this: ${decapitalize(industry.signs)}`),
			],
			[spare('Where that is different, I adapt to it.')],
		],
		more: 'It saves you from having to explain it to each of them.',
		ask: `Who at ${company} should know of this early?`,
		action: 'Name who else should know',
		note: 'Look for the names of the management on their site and bring them to the call.',
		onAnswer: 'Names: offer one page for all of them, under your contact’s name.',
	};
}

function season({ industry, company }: Lead): Reason[] {
	const [line] = industry?.seasons ?? [];
	if (line === undefined) return [];
	return [
		{
			name: 'the time of the year',
			objective: 'Find the season in which a change is possible',
			subjects: ['The right time of year', 'When nobody has time'],
			says: [
				[
					fixed('The year has good and bad months for trying anything new.'),
					fixed(`What I know of your trade is this. ${line}`),
					fixed('A change that falls into the wrong month is dropped, however sensible it was.'),
				],
			],
			ask: `When does ${company} have room for something new?`,
			action: 'Name a month with room',
			note: 'Compare the season with the dates of this campaign, and move it if they collide.',
			onAnswer: 'A month: set one reminder for it and end the sequence.',
		},
	];
}

/** For the end of a sequence: when a talk is not worthwhile, and something useful instead of a question. */
export function lateReasons(lead: Lead): Reason[] {
	const [first, second] = lead.tasks;
	const names = [first?.name ?? 'this', second?.name ?? 'it'] as const;
	return [
		{
			name: 'when to leave it',
			objective: 'Let them rule the subject out with a clear conscience',
			subjects: ['When to forget about this', 'Two reasons against it'],
			says: [
				[
					fixed(`There are two honest reasons to do nothing.`),
					fixed(`Nobody has complained about ${names[0]} for a long while.`),
					fixed(`And whoever deals with ${names[1]} would rather keep everything as it is.`),
				],
				[spare('Where one of them holds, any offer would be a nuisance, mine included.')],
			],
			ask: `Does either of them hold at ${lead.company}?`,
			action: 'Say whether there is a reason against it',
			note: 'Leave this one out if they have already told you of trouble.',
			onAnswer: '‘Neither’: that is a yes to a conversation, so propose it again.',
		},
		{
			name: 'the material',
			objective: 'Give something that helps without a meeting',
			subjects: ['Something to use without me', 'Instead of a question'],
			says: [
				[
					fixed('I have asked enough, so this time I bring something.'),
					fixed(`It is [add a checklist, sample or article on ${names[0]}].`),
					fixed('It can be used without us, and passed on to whoever has the work.'),
				],
			],
			ask: 'In which form is it most use to you?',
			action: 'Say in which form they want it',
			note: `Make the material first: one page on ${names[0]} that helps even those who never buy.`,
			onAnswer: 'A form: send it at once, and ask nothing in return.',
		},
	];
}
