import { SectionHeading } from '#ui/section-heading.tsx';
import { PromiseList } from '#web/promises/promise-list.tsx';

/** What was promised in the client's calls, to be ticked off. */
export function ClientPromises({ clientId }: { clientId: string }) {
	return (
		<section aria-labelledby="promises">
			<SectionHeading title="Promises" id="promises" />
			<PromiseList clientId={clientId} />
		</section>
	);
}
