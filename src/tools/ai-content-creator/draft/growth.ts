import type { ContentInput, ContentStrategy } from '../contract.ts';
import type { Platform } from '../options.ts';
import { RULES } from '../platforms.ts';
import type { Calendar } from './calendar.ts';
import type { Subjects } from './subjects.ts';
import { midSentence } from './words.ts';

type Hack = ContentStrategy['growthHacks'][number];
type Kpi = ContentStrategy['performanceTracking']['kpis'][number];

/** What only this platform offers to get more out of a piece; `title` is the title of one of its pieces. */
const OWN_HACKS: Readonly<Record<Platform, (title: string) => Omit<Hack, 'platform'>>> = {
	LinkedIn: (title) => ({
		tactic: `Turn the best comment under ‘${title}’ into a post`,
		description: `Quote the comment on ‘${title}’ with consent, name its writer and answer it at length.`,
		expectedImpact: 'The writer brings readers of their own; compare the comments on both posts.',
		implementation: `Look through the comments soon after ‘${title}’ goes out and ask for consent by message.`,
	}),
	Instagram: (title) => ({
		tactic: `Pin ‘${title}’ and measure saves`,
		description: `Whoever visits the profile then sees ‘${title}’ before anything else.`,
		expectedImpact: `More saves of ‘${title}’ from visitors; compare the weeks before and after.`,
		implementation: `Pin it today; replace ‘${title}’ as soon as another post is saved more.`,
	}),
	'Twitter/X': (title) => ({
		tactic: `Reply to yourself under ‘${title}’`,
		description: `What did not fit into ‘${title}’ goes into a reply of its own, with the picture.`,
		expectedImpact: 'People who open the reply stay longer; watch the replies, not the likes.',
		implementation: `Write the reply to ‘${title}’ before you post, and send it straight after.`,
	}),
	TikTok: (title) => ({
		tactic: `Film a second hook for ‘${title}’`,
		description: `Shoot ‘${title}’ with another first sentence and keep the rest as it is.`,
		expectedImpact: 'You see which hook holds viewers; the curve of the first seconds tells.',
		implementation: `Post the second version of ‘${title}’ some days after the first, at the same hour.`,
	}),
	YouTube: (title) => ({
		tactic: `Answer the search behind ‘${title}’`,
		description: `Type the subject of ‘${title}’ into the search box and note how people word it.`,
		expectedImpact: 'Viewers who were looking for it; see the search terms in your statistics.',
		implementation: `Put the most common wording into the title of ‘${title}’ before it goes up.`,
	}),
	Facebook: (title) => ({
		tactic: `Take ‘${title}’ to a local group`,
		description: `Put ‘${title}’ to the group as a question and link nothing until somebody asks.`,
		expectedImpact: 'Answers from people who do not follow the page yet; count those who come over.',
		implementation: `Choose one group whose rules allow it and ask the question of ‘${title}’ there.`,
	}),
	Pinterest: (title) => ({
		tactic: `Give ‘${title}’ more than one picture`,
		description: `With another picture, ‘${title}’ reaches other searches.`,
		expectedImpact: 'One of them tends to be clicked more; it shows after some weeks.',
		implementation: `Make more pictures for ‘${title}’ and pin them to the same board, not all at once.`,
	}),
	Snapchat: (title) => ({
		tactic: `Let viewers decide how ‘${title}’ goes on`,
		description: `End ‘${title}’ on a choice and film the next snaps after the answers.`,
		expectedImpact: 'More people reach the last snap; compare it with a story without a choice.',
		implementation: `Keep some time free after ‘${title}’ goes out, so that you can film the answer.`,
	}),
};

const MOST_HACKS = 6;

export function growthHacksOf(input: ContentInput, subjects: Subjects, { pieces }: Calendar): Hack[] {
	const everywhere = input.platforms.join(', ');
	const own = input.platforms.slice(0, 4).map((platform, index) => {
		const titles = pieces.filter((piece) => piece.platform === platform).map(({ title }) => title);
		return { platform, ...OWN_HACKS[platform](titles[(2 * index + 1) % Math.max(1, titles.length)] ?? '') };
	});
	const [action] = subjects.actions;
	const [rival] = subjects.rivals;
	const [moment] = subjects.told;
	const hacks: Hack[] = [...own];
	if (action !== undefined) {
		hacks.push({
			tactic: `Answer everybody who follows ‘${action}’ with one question`,
			platform: everywhere,
			description: `Ask what made them get in touch with ${subjects.brand} today, and keep their words.`,
			expectedImpact: `Better subjects for ${subjects.brand} than any list; count how many answers become pieces.`,
			implementation: `Save the question as a quick reply next to ‘${action}’.`,
		});
	}
	if (rival !== undefined) {
		hacks.push({
			tactic: 'Do what the others leave out',
			platform: everywhere,
			description: `You noted: “${rival}”. Post the opposite now and then, and say nothing about them.`,
			expectedImpact: `People can tell ${subjects.brand} apart; ask new customers what they remember.`,
			implementation: `Mark the pieces in this calendar that only ${subjects.brand} would post.`,
		});
	}
	if (moment !== undefined) {
		hacks.push({
			tactic: `Collect the words of ${midSentence(subjects.audience, subjects.names) || 'your customers'}`,
			platform: everywhere,
			description: `Write down how people say “${moment}” when they say it themselves.`,
			expectedImpact: `Openings that sound like the readers of ${subjects.brand}; compare them with openings of your own.`,
			implementation: `Keep a note at ${subjects.brand} and read it before you plan the next calendar.`,
		});
	}
	if (subjects.market !== null) {
		const [task] = subjects.market.tasks;
		hacks.push({
			tactic: `Ask ${subjects.market.many} to count with you`,
			platform: everywhere,
			description: `Invite them to count ${task?.measure ?? 'one thing'} for some days and to send the figure.`,
			expectedImpact: 'A figure of your own that nobody else has; show it with the number of replies behind it.',
			implementation: `Send the invitation to people you know and publish what comes back about ${task?.name ?? 'it'}.`,
		});
	}
	if (hacks.length < 3 && subjects.audience !== '') {
		hacks.push({
			tactic: 'Borrow a neighbour’s audience',
			platform: everywhere,
			description: `Find somebody who also serves ${midSentence(subjects.audience, subjects.names)} and swap one piece.`,
			expectedImpact: 'People who would not have found you; ask newcomers who sent them.',
			implementation: '[add whom you would ask first]',
		});
	}
	return hacks.slice(0, MOST_HACKS);
}

const FIGURE = /\d/;

/** The goals with figures that the member set, then what each platform shows first. */
export function kpisOf(input: ContentInput, { goals, targets, actions }: Subjects): Kpi[] {
	const everywhere = input.platforms.join(', ');
	const given = [...targets, ...goals]
		.filter((goal) => FIGURE.test(goal))
		.slice(0, 4)
		.map((goal) => ({
			metric: goal,
			platform: everywhere,
			target: `${figureOf(goal)} (your goal)`,
			trackingFrequency: rhythmOf(goal),
		}));
	const open = [...goals, ...targets].filter((goal) => !FIGURE.test(goal)).slice(0, 2);
	return [
		...given,
		...open.map((goal) => ({
			metric: goal,
			platform: everywhere,
			target: `[add a figure for: ${goal}]`,
			trackingFrequency: 'Monthly',
		})),
		...input.platforms.map((platform) => ({
			metric: RULES[platform].measure,
			platform,
			target: `[add the average so far on ${platform}]`,
			trackingFrequency: 'Weekly, odd weeks against even ones',
		})),
		...actions.slice(0, 2).map((action) => ({
			metric: `People who follow ‘${action}’`,
			platform: everywhere,
			target: `[add the count so far: ${action}]`,
			trackingFrequency: 'Weekly',
		})),
	];
}

const RHYTHM = /\b(?:an?|per|each|every)\s+(?:day|week|month|quarter|year)\b/i;
const STOPS = /^(?:as|at|before|after|by|for|from|in|of|on|to|until|who|with|within)$/i;

/** The figure of a goal with the words around it: "10 seats a month". */
function figureOf(goal: string): string {
	const words = goal.split(/\s+/);
	const at = words.findIndex((word) => FIGURE.test(word));
	const after = words.slice(at + 1, at + 4);
	const stop = after.findIndex((word, index) => STOPS.test(word) || /[,.;]$/.test(after[index - 1] ?? ''));
	const rhythm = RHYTHM.exec(goal)?.[0] ?? '';
	const amount = [words[at], ...(stop < 0 ? after : after.slice(0, stop))]
		.join(' ')
		.replace(/\s(?:an?|per|each|every)$/i, '')
		.replace(/(?<![,.;])[,.;]+$/, '');
	return rhythm === '' || amount.includes(rhythm) ? amount : `${amount.replace(RHYTHM, '').trim()} ${rhythm}`;
}

function rhythmOf(goal: string): string {
	if (/\b(?:day|daily)\b/i.test(goal)) return 'Daily';
	if (/\b(?:week|weekly)\b/i.test(goal)) return 'Weekly';
	return /\b(?:quarter|year)\w*\b/i.test(goal) ? 'Quarterly' : 'Monthly';
}
