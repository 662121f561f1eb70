import { Bullets, Entry, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Missing } from '#ui/missing.tsx';
import type { Campaign } from './campaign.ts';
import { Script } from './script.tsx';

type Handling = NonNullable<Campaign['responseHandling']>;

/** A reply for each kind of positive response. */
export function PositiveResponses({ responses }: { responses: NonNullable<Handling['positiveResponses']> }) {
	const kinds = [
		{ title: 'Ready to meet', reply: responses.readyToMeet },
		{ title: 'Needs more information', reply: responses.needsMoreInfo },
		{ title: 'Interested, but not ready', reply: responses.interestedButNotReady },
	].filter(({ reply }) => reply);
	return (
		<Card padding="none">
			{kinds.map(({ title, reply }) => (
				<Entry key={title} title={title}>
					<Script label="Copy reply" text={reply ?? ''} />
				</Entry>
			))}
		</Card>
	);
}

/** Likely objections, an answer to each, and what to do next. */
export function Objections({ objections }: { objections: NonNullable<Handling['objections']> }) {
	if (objections.length === 0) return <Missing>No question of theirs is known yet</Missing>;
	return (
		<Card padding="none">
			{keyed(objections, ({ objection }) => objection).map(({ key, item }) => (
				<Entry key={key} title={item.objection}>
					<Facts
						rows={[
							{ label: 'Answer', value: item.response },
							{ label: 'Then', value: item.followUp },
						]}
					/>
				</Entry>
			))}
		</Card>
	);
}

/** What to do if there is no response, and when to stop. */
export function NoResponse({ handling }: { handling: NonNullable<Handling['noResponse']> }) {
	return (
		<Card>
			<Facts
				rows={[
					{ label: 'Strategy', value: handling.strategy },
					{
						label: 'Next resort',
						value: handling.escalationTactics?.length ? <Bullets texts={handling.escalationTactics} /> : null,
					},
					{ label: 'Breakup', value: handling.breakupSequence },
				]}
			/>
		</Card>
	);
}
