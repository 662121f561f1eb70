/** What the page for a new password knows of whoever came by “Not me”. */
export interface AfterNotMe {
	/** The browser that was signed out. */
	signedOut: string;
	/** Two-factor authentication is off. */
	offersTwoFactor: boolean;
}

export function afterNotMe(state: unknown): AfterNotMe | null {
	if (typeof state !== 'object' || state === null) return null;
	const { signedOut, offersTwoFactor } = state as Partial<AfterNotMe>;
	return typeof signedOut === 'string' ? { signedOut, offersTwoFactor: offersTwoFactor === true } : null;
}
