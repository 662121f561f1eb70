import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Session, User } from '#shared/account.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { App } from '#web/app.tsx';
import { person } from './person.ts';

/** A member; every test may change what it is about. */
export function createUser(changes: Partial<User> = {}): User {
	return {
		id: 'user-1',
		email: 'dana.okafor@okafor.example',
		createdAt: '2026-02-09T10:00:00.000Z',
		role: 'member',
		...changes,
	};
}

/** Puts a session into the browser's storage, as a sign-in leaves it. */
export function signInAs(user: User = createUser(), token = 'session-token'): Session {
	localStorage.setItem('auth_token', token);
	localStorage.setItem('auth_user', JSON.stringify(user));
	return { token, user };
}

/** Opens the app at an address. `redirects` collects where it left the page for. */
export function renderApp(path = '/') {
	window.history.replaceState(null, '', path);
	const redirects: string[] = [];
	const view = render(<App env="test" redirect={(target) => redirects.push(target)} />);
	return { ...view, redirects, user: person() };
}

/** Renders a part of the design system, or a view that needs the theme alone. */
export function renderUi(children: ReactNode) {
	const view = render(<UiProvider env="test">{children}</UiProvider>);
	return { ...view, user: person() };
}
