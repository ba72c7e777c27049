import { sendRequest } from '@pegboard/resource-client';
import * as z from 'zod/mini';
import { callResource, resourcePorts } from '../../data/call-resource.ts';
import { placedExperienceSchema, type ExperiencePorts, type PlacedExperience } from './experience-store.ts';

const byPlacementSchema = z.record(z.string(), placedExperienceSchema);
const triggeredSchema = z.object({
  resource_response: z.object({ data: z.nullable(placedExperienceSchema) }),
});

/** Returns the ports of the signed-in member's experiences (§7). */
export function experiencePorts(log: ExperiencePorts['log']): ExperiencePorts {
  return {
    async get(placementIds) {
      const options = { placement_ids: [...placementIds] };
      const answer = await sendRequest(resourcePorts({}), { name: 'UserExperience', action: 'get', options });
      return answer.ok ? Object.values(byPlacementSchema.parse(answer.data)) : [];
    },
    async update(id, result) {
      const name = result === 'viewed' ? 'UserExperienceViewed' : 'UserExperienceCompleted';
      await callResource({ name, action: 'update', options: { placed_experience_id: id } });
    },
    async remove(id) {
      const options = { placed_experience_id: id };
      await callResource({ name: 'UserExperience', action: 'delete', options });
    },
    trigger: triggerExperience,
    log,
  };
}

/**
 * Triggers a sub-experience by a separate request; null if it is not due. Throws if the server rejects it.
 */
export async function triggerExperience(id: string): Promise<PlacedExperience | null> {
  const answer = await fetch(`/v3/experiences/${encodeURIComponent(id)}/trigger/`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': resourcePorts({}).csrfToken() },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`The experience was not triggered (${answer.status}).`);
  return triggeredSchema.parse(await answer.json()).resource_response.data;
}
