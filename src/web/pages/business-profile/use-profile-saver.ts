import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BusinessProfileAnswer } from '#business/profile.ts';
import { useSaveBusinessProfile } from '#web/api/business-profile.ts';
import { ProfileSaver } from './profile-saver.ts';

/** The profile as it is being typed, and whether it is saved. */
export function useProfileSaver(userId: string, answer: BusinessProfileAnswer) {
	const { mutateAsync: send } = useSaveBusinessProfile();
	const [saver] = useState(() => new ProfileSaver({ userId, answer, send }));
	const state = useSyncExternalStore(saver.subscribe, saver.read);
	useEffect(() => saver.open(), [saver]);
	useEffect(() => saver.adopt(answer), [saver, answer]);
	return { saver, state };
}
