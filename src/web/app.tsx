import { BrowserRouter } from 'react-router';
import { UiProvider } from '#ui/ui-provider.tsx';
import { AuthProvider } from './auth/auth-provider.tsx';
import { AppRoutes } from './routes.tsx';
import { styleNonce } from './settings.ts';

interface AppProps {
	/** Navigates to another page with a full load. */
	redirect?: (path: string) => void;
	/** `test` renders without transitions and portals. */
	env?: 'default' | 'test';
}

export function App({ redirect, env }: AppProps) {
	return (
		<UiProvider styleNonce={styleNonce()} env={env}>
			<BrowserRouter>
				<AuthProvider redirect={redirect}>
					<AppRoutes />
				</AuthProvider>
			</BrowserRouter>
		</UiProvider>
	);
}
