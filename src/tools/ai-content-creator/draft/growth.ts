import { amountsIn } from '#language/amounts/amounts.ts';
import { fill } from '#prose/fill.ts';
import type { ContentInput, ContentPiece, ContentStrategy } from '../contract.ts';
import { NO_ASK } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import { mondayOf } from './first-day.ts';
import type { Answer, Material } from './material.ts';
import { nameOf } from './open-slots.ts';
import { goalsIn } from './overview.ts';
import type { Placed } from './place.ts';
import * as sentences from './sentences/growth.ts';

type Hack = ContentStrategy['growthHacks'][number];
type Kpi = ContentStrategy['performanceTracking']['kpis'][number];

type NamingForm = Omit<Hack, 'platform' | 'description'> & { readonly description: `${string}{names}` };

/** What to do with this calendar: only what its own pieces give reason for. */
export function growthHacksOf(
	{ platforms, firstDay }: ContentInput,
	{ bySlot, waiting, spare }: Placed,
	pieces: readonly ContentPiece[],
	unfinished: Material['unfinished'],
): Hack[] {
	const isDated = mondayOf(firstDay) !== null;
	const written = [...bySlot.values()];
	const withCards = pieces.filter(({ content }) => content.includes('\n\nCards:\n')).map(({ title }) => title);
	const photos = written.map(({ picture }) => picture).filter((picture) => picture !== '');
	const ofKinds = (...kinds: string[]) => namesOf(written.filter(({ kind }) => kinds.includes(kind)));
	const about = (form: NamingForm, names: readonly string[]): Omit<Hack, 'platform'>[] => {
		const listed = names.map((name) => `‘${name}’`).join(', ');
		return listed === '' ? [] : [{ ...form, description: fill(form.description, { names: listed }) }];
	};
	return [
		...(bySlot.size < pieces.length ? [sentences.OPEN_SLOTS] : []),
		...about(sentences.CLIENTS, ofKinds('result', 'story')),
		...about(sentences.CARDS, withCards),
		...about(sentences.PHOTOS, photos),
		...about(sentences.QUESTIONS, ofKinds('question')),
		...about(isDated ? sentences.WAITING : sentences.NO_FIRST_DAY, namesOf(waiting)),
		...about(sentences.UNFINISHED, bySlot.size < pieces.length ? [] : unfinished.map(({ key }) => nameOf(key))),
		...about(sentences.SPARE, namesOf(spare)),
	].map((hack) => ({ ...hack, platform: platforms.join(', ') }));
}

const namesOf = (answers: readonly Answer[]) => answers.map(({ first }) => first);

const MOST_GOALS = 6;

/** The member's goals and asks, then what each platform shows first. */
export function kpisOf(input: ContentInput, pieces: readonly ContentPiece[]): Kpi[] {
	const platform = input.platforms.join(', ');
	const goals = [...goalsIn(input.contentGoals), ...goalsIn(input.engagementGoals)].slice(0, MOST_GOALS);
	const asks = pieces.filter(({ callToAction }) => callToAction !== NO_ASK);
	const row = (metric: string, on: string, target: string): Kpi => ({
		metric,
		platform: on,
		target,
		trackingFrequency: sentences.WEEKLY,
	});
	return [
		...goals.map((goal) =>
			row(goal, platform, amountsIn(goal).length > 0 ? sentences.FIGURE_GIVEN : sentences.NO_FIGURE),
		),
		...asks.map((piece) =>
			row(fill(sentences.FOLLOWED, { ask: piece.callToAction }), piece.platform, sentences.NO_FIGURE),
		),
		...input.platforms.map((each) => row(RULES[each].measure, each, sentences.NO_FIGURE)),
	];
}
