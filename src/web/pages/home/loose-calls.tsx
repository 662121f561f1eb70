import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { LooseCall } from '#shared/desk.ts';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { momentWithin } from '#web/dates.ts';
import { HISTORY } from '#web/navigation.ts';
import { WorkRow } from './work-row.tsx';

const ENDED: Record<LooseCall['outcome'], string> = {
	agreed: 'They agreed, but nobody named a day',
	'next-step': 'A next step, but nobody named a day',
	open: 'It ended without a decision',
};

/** Calls after which nobody has something to do by a day. */
export function LooseCalls({ calls }: { calls: readonly LooseCall[] }) {
	if (calls.length === 0) return null;
	return (
		<section aria-labelledby="loose-calls">
			<SectionHeading title="Calls without a next step" id="loose-calls" />
			<Card as="ul" padding="none">
				{calls.map((call) => (
					<LooseCallRow key={call.id} call={call} />
				))}
			</Card>
		</section>
	);
}

function LooseCallRow({ call: { title, clientId, createdAt, outcome, runId } }: { call: LooseCall }) {
	const name = title === '' ? 'A call without names' : title;
	return (
		<WorkRow
			title={name}
			clientId={clientId}
			state={
				<>
					<span>{ENDED[outcome]}</span>
					<span>Added {momentWithin(createdAt)}</span>
				</>
			}
		>
			{runId === null ? null : (
				<Button component={Link} to={`${HISTORY.path}/${runId}`} size="xs" aria-label={`Open the result of ${name}`}>
					Open
				</Button>
			)}
		</WorkRow>
	);
}
