import { useState } from 'react';
import type { Desk as DeskAnswer } from '#shared/desk.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PromiseList } from '#web/promises/promise-list.tsx';
import { PromiseRows } from '#web/promises/promise-rows.tsx';
import styles from './desk.module.css';
import { LooseCalls } from './loose-calls.tsx';
import { Proposals } from './proposals.tsx';

/** What waits for the member today. A section without anything in it is not shown. */
export function Desk({ desk }: { desk: DeskAnswer }) {
	return (
		<>
			<Promises desk={desk} />
			{desk.callsWithoutNextStep.length > 0 || desk.proposals.length > 0 ? (
				<div className={styles.beside}>
					<LooseCalls calls={desk.callsWithoutNextStep} />
					<Proposals proposals={desk.proposals} />
				</div>
			) : null}
		</>
	);
}

/** Those for today; all of them on demand. */
function Promises({ desk: { promises, openPromises } }: { desk: DeskAnswer }) {
	const [showsAll, setShowsAll] = useState(false);
	if (openPromises === 0 && promises.length === 0) return null;
	return (
		<section aria-labelledby="promises">
			<SectionHeading
				title="Promises"
				id="promises"
				action={
					<TextLink as="button" onClick={() => setShowsAll(!showsAll)} className={styles.all}>
						{showsAll ? 'Only for today' : `All promises (${openPromises} open)`}
					</TextLink>
				}
			>
				{showsAll ? 'All that was promised in your calls.' : introTo(promises, openPromises)}
			</SectionHeading>
			{showsAll ? <PromiseList /> : promises.length > 0 ? <PromiseRows promises={promises} /> : null}
		</section>
	);
}

function introTo(promises: DeskAnswer['promises'], open: number): string {
	if (promises.length > 0) return 'From your calls: due, overdue, or without a day.';
	return `Nothing is due today. ${open} ${open === 1 ? 'is' : 'are'} due later.`;
}
