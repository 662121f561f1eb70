import { useParams } from 'react-router';
import { StoredResult } from '#web/wizard/stored-result.tsx';

/** One stored run, shown by the result view of its tool. */
export function RunPage() {
	const { runId = '' } = useParams();
	return <StoredResult key={runId} runId={runId} />;
}
