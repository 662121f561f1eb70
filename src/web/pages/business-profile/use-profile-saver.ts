import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BusinessProfileAnswer } from '#business/profile.ts';
import { useRememberProfile } from '#web/api/business-profile.ts';
import { ProfileSaver } from './profile-saver.ts';

/** The profile as it is being typed, and whether it is saved. */
export function useProfileSaver(userId: string, answer: BusinessProfileAnswer) {
	const remember = useRememberProfile();
	const [saver] = useState(() => new ProfileSaver({ userId, answer, remember }));
	const state = useSyncExternalStore(saver.subscribe, saver.read);
	useEffect(() => saver.open(), [saver]);
	useEffect(() => saver.adopt(answer), [saver, answer]);
	return { saver, state };
}
