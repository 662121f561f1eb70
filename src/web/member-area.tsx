import '#ui/styles/library-rest.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadMenus } from '#ui/late-menu.tsx';
import { ApiFailure } from './api/client.ts';
import { useAuth } from './auth/auth-provider.tsx';
import { Shell } from './shell/shell.tsx';
import { useSendDrafts } from './wizard/draft/use-send-drafts.ts';

/** What only members load: the query cache and the shell. Another member's session starts with an empty cache. */
export function MemberArea() {
	const { user } = useAuth();
	return <Area key={user?.id} userId={user?.id} />;
}

/** Once the page is rendered. */
const FETCH_AHEAD_MS = 3000;

/** The account menu signs out, to sign-up, even when the server is unreachable by then: both are fetched while they can be. */
function useWayOut(): void {
	useEffect(() => {
		const fetchAhead = () => Promise.all([loadMenus(), import('./pages/account/sign-up-page.tsx')]).catch(() => {});
		const timer = setTimeout(fetchAhead, FETCH_AHEAD_MS);
		return () => clearTimeout(timer);
	}, []);
}

function Area({ userId }: { userId: string | undefined }) {
	useWayOut();
	useSendDrafts(userId);
	const [client] = useState(
		() =>
			new QueryClient({
				defaultOptions: {
					queries: { staleTime: 10_000, retry: (count, failure) => count < 2 && isPassing(failure) },
				},
			}),
	);
	return (
		<QueryClientProvider client={client}>
			<Shell />
		</QueryClientProvider>
	);
}

/** Whether repeating may help: a refusal remains a refusal. */
function isPassing(failure: Error): boolean {
	return !(failure instanceof ApiFailure) || failure.status === 0 || failure.status >= 500;
}
