import { BeforeSending } from '#call/before-sending.tsx';
import { CitedText } from '#call/cited-text.tsx';
import { Evidence } from '#call/evidence.tsx';
import { ShowTranscript } from '#call/show-transcript.tsx';
import { TranscriptProvider } from '#call/transcript-provider.tsx';
import type { Section } from '#shared/document.ts';
import type { Partially, ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { DocumentView } from '#ui/document-view.tsx';
import { keyed } from '#ui/keyed.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import type { Tone } from '#ui/tone.ts';
import type { GrowthPlan, GrowthPlanInput, GrowthPlanOutput } from './contract.ts';
import { gapsOf } from './result/gaps.ts';
import { OnlyYours } from './result/only-yours.tsx';
import styles from './result/result.module.css';
import { onScreen } from './sections/screen.ts';
import { NOTES, ON_SCREEN } from './sections/words.ts';

/**
 * The plan as its client reads it, and between its parts what is the member's alone. What nobody has confirmed is filled
 * in where it will stand; every reference opens the transcript at its line.
 */
export function PlanResult({ input, output, gap }: ResultProps<GrowthPlanInput, GrowthPlanOutput>) {
	const plan = output.growthPlan ?? {};
	const gaps = gapsOf(input, gap);
	const shown = onScreen(plan, new Set(gaps.keys()));
	const below = (name: string) => gaps.get(name);
	return (
		<TranscriptProvider text={input.callTranscript ?? ''}>
			<BeforeSending lines={output.beforeSending} />
			<div className={styles.bar}>
				<ShowTranscript />
			</div>
			<Sectioned
				sections={shown.map(({ section, isYours }) => ({
					id: section.heading.toLowerCase().replaceAll(' ', '-'),
					label: section.heading,
					note: isYours ? <OnlyYours /> : undefined,
					content: <Cards of={section} isYours={isYours} plan={plan} below={below} />,
				}))}
			/>
		</TranscriptProvider>
	);
}

interface CardsProps {
	of: Section;
	/** Its parts need not say it again. */
	isYours: boolean;
	plan: Partially<GrowthPlan>;
	below(name: string): React.ReactNode;
}

/** What a section says itself on one card, and each of its parts under a heading on a card of its own. */
function Cards({ of: { heading, blocks, sections = [] }, isYours, plan, below }: CardsProps) {
	const how = { text: cited, quote: found, beside: (section: Section) => <Urgency of={section} plan={plan} />, below };
	const own = below(heading);
	return (
		<div className={styles.parts}>
			{blocks.length > 0 || own ? (
				<Card className={styles.card}>
					{blocks.length > 0 ? <DocumentView blocks={blocks} {...how} /> : null}
					{own}
				</Card>
			) : null}
			{keyed(sections, (part) => part.heading).map(({ key, item: part }) => (
				<div key={key} className={styles.part}>
					<h4 className={styles.partTitle}>{cited(part.heading)}</h4>
					{part.heading === NOTES && !isYours ? <OnlyYours /> : null}
					<Card className={styles.card}>
						{part.blocks.length > 0 || part.sections ? (
							<DocumentView blocks={part.blocks} sections={part.sections ?? []} level={5} {...how} />
						) : null}
						{below(part.heading)}
					</Card>
				</div>
			))}
		</div>
	);
}

const cited = (text: string) => <CitedText text={text} />;
/** Words that name no line are looked up in the call. */
const found = ({ text, place }: { text: string; place?: string }) => (place ? null : <Evidence quote={text} />);
const TONES: Readonly<Record<string, Tone>> = { high: 'red', medium: 'yellow' };

/** How urgent a trouble is, beside its name. */
function Urgency({ of, plan }: { of: Section; plan: Partially<GrowthPlan> }) {
	const pains = plan.discoveryInsights?.painPoints ?? [];
	const index = pains.findIndex(({ issue }, at) => (issue || ON_SCREEN.numbered('Pain Point', at)) === of.heading);
	if (index === -1) return null;
	const urgency = pains[index]?.urgency ?? '';
	return (
		<StatusBadge tone={TONES[urgency.toLowerCase()] ?? 'neutral'}>
			{urgency === '' ? ON_SCREEN.urgency : `${urgency} urgency`}
		</StatusBadge>
	);
}
