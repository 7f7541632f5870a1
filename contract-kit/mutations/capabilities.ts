import { inputOf } from './calls'
import { status } from './changes'
import { refuses } from './refusals'
import { type Mutation, of } from './mutation'

/** What a backend says that it has. */
export const capabilityMutations: Mutation[] = [
  ...of('asset/get_capabilities', { 'it breaks → status status': status(200, 500) }),
  ...of('auth/verify_otp', {
    'it is listed and isn’t there → listed status': refuses(
      (call) => !inputOf(call).includes('phoneNumber'),
      404,
    ),
  }),
]
