import { useParams } from 'react-router';
import { ProfileDocument } from '../../data/generated/graphql.ts';
import { useQuery } from '../../data/use-query.ts';
import { useViewer } from '../../data/viewer.ts';

/**
 * Returns the member of the address: their name, and whether it is the viewer. The profile's loader reads it.
 */
export function usePersonHere(): {
  readonly username: string;
  readonly name: string;
  readonly isOwn: boolean;
} {
  const { username = '' } = useParams();
  const viewer = useViewer();
  const data = useQuery(ProfileDocument, { username });
  const person = data?.result.__typename === 'UserData' ? data.result.data : undefined;
  return {
    username,
    name: person?.fullName || username,
    isOwn: viewer?.user.username === username.toLowerCase(),
  };
}
