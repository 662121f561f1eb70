import { Navigate, Outlet } from 'react-router';
import { Spinner } from '#ui/spinner.tsx';
import { useAuth } from './auth-provider.tsx';

/** Lets members through; other visitors go to sign-in, and a member who has just signed out goes to sign-up. */
export function RequireMember() {
	const { status, ended } = useAuth();
	if (status === 'loading') return <Spinner page />;
	if (status === 'signed-out') return <Navigate to={ended === 'signed-out' ? '/signup' : '/signin'} replace />;
	return <Outlet />;
}

/** The account pages: signed-in members are redirected. */
export function PublicOnly() {
	const { status } = useAuth();
	if (status === 'loading') return <Spinner page />;
	if (status === 'signed-in') return <Navigate to="/" replace />;
	return <Outlet />;
}
