import { useState } from 'react';
import type { Desk as DeskAnswer } from '#shared/desk.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useClients } from '#web/api/clients.ts';
import { PromiseList } from '#web/promises/promise-list.tsx';
import { PromiseRows } from '#web/promises/promise-rows.tsx';
import styles from './desk.module.css';
import { dueFirst } from './due-first.ts';
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
	const shown = useNamed(dueFirst(promises));
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
			{showsAll ? <PromiseList /> : shown.length > 0 ? <PromiseRows promises={shown} /> : null}
		</section>
	);
}

/** Each call with the company of its client: people's names alone do not say who waits. */
function useNamed(promises: DeskAnswer['promises']): DeskAnswer['promises'] {
	const ofClients = promises.some(({ clientId }) => clientId !== null);
	const { data: clients = [] } = useClients({}, ofClients);
	return promises.map((promise) => {
		const company = clients.find(({ id }) => id === promise.clientId)?.company ?? '';
		if (company === '' || promise.callTitle === '' || promise.callTitle.includes(company)) return promise;
		return { ...promise, callTitle: `${promise.callTitle} (${company})` };
	});
}

function introTo(promises: DeskAnswer['promises'], open: number): string {
	if (promises.length > 0) return 'From your calls: due, overdue, or without a day.';
	return `Nothing is due today. ${open} ${open === 1 ? 'is' : 'are'} due later.`;
}
