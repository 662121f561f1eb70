/** Codes of an authenticator app (RFC 6238), as every app makes them: SHA-1, six digits, half a minute. */
import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Growth Toolkit';
const SECRET_BYTES = 20;
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Clocks differ, and typing takes time: one step before and one after are good as well. */
const WINDOW = 1;

/** In base32, as apps let it be typed. */
export function newSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/** What the QR code says: otpauth://totp/… */
export function addressOf(secret: string, email: string): string {
	return new TOTP({ ...SHAPE, issuer: ISSUER, label: email, secret }).toString();
}

/** The half minute since 1970 that the code is of; null for a wrong code, and for one of another time. */
export function stepOf(secret: string, code: string, now: Date): number | null {
	const timestamp = now.getTime();
	const app = new TOTP({ ...SHAPE, secret });
	const distance = app.validate({ token: code, timestamp, window: WINDOW });
	return distance === null ? null : app.counter({ timestamp }) + distance;
}
