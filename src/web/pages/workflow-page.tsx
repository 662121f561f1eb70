import { useLocation } from 'react-router';
import { placeAt } from '#web/navigation.ts';

/** The two workflow screens contain this sentence and nothing else, as specified. */
export function WorkflowPage() {
	const { pathname } = useLocation();
	return <p>{placeAt(pathname)?.title} content will be implemented.</p>;
}
