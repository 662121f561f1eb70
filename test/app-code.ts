import { TOTP } from 'otpauth';

/** What a member's authenticator app shows. */
export function appCode(secret: string, at: Date | number = Date.now()): string {
	return new TOTP({ secret }).generate({ timestamp: Number(at) });
}
