import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a reset link. It leaves the address as soon as it is read, so that no history, bookmark or screenshot
 * contains it, and moves into the state of this one history entry: a reload of the page finds it there, another visit
 * to the page does not.
 */
export function useResetToken(): { token: string | undefined; forget: () => void } {
	const { search, state, pathname } = useLocation();
	const navigate = useNavigate();
	const given = new URLSearchParams(search).get('token') || undefined;
	useEffect(() => {
		if (given !== undefined) navigate(pathname, { replace: true, state: { resetToken: given } });
	}, [given, pathname, navigate]);
	return { token: given ?? kept(state), forget: () => navigate(pathname, { replace: true, state: null }) };
}

function kept(state: unknown): string | undefined {
	if (typeof state !== 'object' || state === null || !('resetToken' in state)) return undefined;
	return typeof state.resetToken === 'string' ? state.resetToken : undefined;
}
