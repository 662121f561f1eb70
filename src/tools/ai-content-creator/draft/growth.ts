import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import type { AnswerKind } from '../answers.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import type { Calendar, Written } from './calendar.ts';
import type { Answer } from './material.ts';
import { goalsIn } from './overview.ts';
import * as sentences from './sentences/growth.ts';

type Hack = ContentStrategy['growthHacks'][number];
type Kpi = ContentStrategy['performanceTracking']['kpis'][number];

type NamingForm = Omit<Hack, 'platform' | 'description'> & { readonly description: `${string}{names}` };

const MOST = 3;

/** What to do with this calendar: only what its own pieces give reason for. */
export function growthHacksOf({ platforms }: ContentInput, { written, kept, pieces }: Calendar): Hack[] {
	const everywhere = platforms.join(', ');
	const about = (form: NamingForm, names: readonly string[], platform = everywhere): Hack[] => {
		const listed = names.map((name) => `‘${name}’`).join(', ');
		return listed === '' ? [] : [{ ...form, platform, description: fill(form.description, { names: listed }) }];
	};
	const onTheirs = (form: NamingForm, answers: readonly Written[], nameOf: (answer: Answer) => string) =>
		about(
			form,
			answers.map(({ answer }) => nameOf(answer)),
			platforms.filter((each) => answers.some(({ piece }) => piece.platform === each)).join(', '),
		);
	const ofKinds = (...kinds: AnswerKind[]) => written.filter(({ answer }) => kinds.includes(answer.kind));
	const firstOf = ({ first }: Answer) => first;
	const hacks = [
		...about(sentences.KEPT, kept),
		...onTheirs(sentences.CLIENTS, ofKinds('result', 'story'), firstOf),
		...onTheirs(
			sentences.PHOTOS,
			written.filter(({ answer }) => answer.picture !== ''),
			({ picture }) => picture,
		),
		...onTheirs(
			sentences.CARDS,
			written.filter(({ piece }) => piece.content.includes('\n\nCards:\n')),
			firstOf,
		),
		...onTheirs(sentences.QUESTIONS, ofKinds('question'), firstOf),
	].slice(0, MOST);
	const isOpen = written.length < pieces.length;
	return hacks.length === 0 && isOpen ? [{ ...sentences.OPEN_SLOTS, platform: everywhere }] : hacks;
}

const MOST_GOALS = 4;

/** The member's goals that name a figure, or the first one with its figure to be added. */
export function kpisOf(input: ContentInput): Kpi[] {
	const goals = [...goalsIn(input.contentGoals), ...goalsIn(input.engagementGoals)];
	const counted = goals.filter((goal) => amountsIn(goal).length > 0).slice(0, MOST_GOALS);
	const isCounted = counted.length > 0;
	return (isCounted ? counted : goals.slice(0, 1)).map((metric) => ({
		metric,
		platform: input.platforms.join(', '),
		target: isCounted ? sentences.FIGURE_GIVEN : sentences.NO_FIGURE,
		trackingFrequency: sentences.WEEKLY,
	}));
}
